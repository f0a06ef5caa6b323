const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

function isSelectChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const served = [...options].findIndex((option) => option.defaultSelected)
  return selectedIndex !== Math.max(0, served)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isSelectChanged(field)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** A form's values as a query, if someone changed any since the server sent it. */
export function changedForm(form: HTMLFormElement): string | undefined {
  // A field without a name belongs to its component, such as a slider beside its number.
  const fields = [...form.elements].filter((field) => field.getAttribute('name'))
  if (!fields.some(isChanged)) return undefined
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(values).toString()
}
