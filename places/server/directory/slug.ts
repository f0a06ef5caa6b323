import { fold } from '../gazetteer/fold.ts'

/** A name as it stands in an address: `J.P. Nagar 6th Phase` becomes `j-p-nagar-6th-phase`. */
export const slugOf = (name: string): string => fold(name).replaceAll(' ', '-')

/** Gives each item the slug of its name; of equal ones the first keeps it, others get `more` or a number added. */
export function withSlugs<T>(
  items: readonly T[],
  name: (item: T) => string,
  more: (item: T) => string,
): Map<string, T> {
  const bySlug = new Map<string, T>()
  for (const item of items) {
    const plain = slugOf(name(item))
    const longer = slugOf(`${name(item)} ${more(item)}`)
    let slug = bySlug.has(plain) ? longer : plain
    for (let number = 2; bySlug.has(slug); number++) slug = `${longer}-${number}`
    if (slug !== '') bySlug.set(slug, item)
  }
  return bySlug
}
