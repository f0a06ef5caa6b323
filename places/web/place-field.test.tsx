import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlaceField, type PlaceFieldProps } from './place-field.tsx'

const render = (props: Partial<PlaceFieldProps> = {}) =>
  renderToString(
    <PlaceField
      id="place"
      label="Location"
      name="q"
      value={{ text: 'koram', place: null }}
      onChange={() => undefined}
      {...props}
    />,
  )

describe('a place field as the server renders it', () => {
  it('places.field-plain: is a labelled text field that works without scripts', () => {
    const html = render({ placeholder: 'Area, city or pincode' })
    expect(html).toContain('for="place"')
    expect(html).toMatch(/<input[^>]* type="text"/)
    for (const part of ['id="place"', 'name="q"', 'value="koram"', 'placeholder="Area, city or pincode"'])
      expect(html).toContain(part)
    expect(html).not.toContain('combobox')
  })

  it('ties the error of the form to the field', () => {
    const html = render({ error: 'Address is required' })
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-describedby="place-note"')
    expect(html).toContain('Address is required')
  })

  it('holds as many characters as it is told', () => {
    expect(render()).toContain('maxLength="100"')
    expect(render({ maxLength: 300 })).toContain('maxLength="300"')
  })
})
