import { addressInteger, addressOption, addressPoint, addressText, degreesText } from './address-values.ts'

/** One filter of a search: its value on the screen, and how the page's address says it. */
export interface Filter<Value> {
  /** The value that filters nothing; the address says nothing of it. */
  readonly none: Value
  /** Reads the value, tolerantly: what is malformed or out of bounds is {@link none}. */
  read(params: URLSearchParams): Value
  write(value: Value): Readonly<Record<string, string>>
}

/** The values of a search's filters, by the filters' names. */
export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends Filter<infer Value> ? Value : never
}

/** A line of at most `max` characters. */
export const textFilter = (name: string, max: number): Filter<string> => ({
  none: '',
  read: (params) => addressText(params, name, max),
  write: (text) => (text ? { [name]: text } : {}),
})

/** A whole number from 0 to `max`, such as a bound in rupees; null for none. */
export const integerFilter = (name: string, max: number): Filter<number | null> => ({
  none: null,
  read: (params) => addressInteger(params, name, max),
  write: (value) => (value === null ? {} : { [name]: String(value) }),
})

/** One of `options`, of which `none` is the default. */
export const optionFilter = <Option extends string | number>(
  name: string,
  options: readonly Option[],
  none: Option,
): Filter<Option> => ({
  none,
  read: (params) => addressOption(params, name, options, none),
  write: (option) => (option === none ? {} : { [name]: String(option) }),
})

/** Something that results must have, or that does not matter. */
export const flagFilter = (name: string): Filter<boolean> => ({
  none: false,
  read: (params) => params.get(name) === 'true',
  write: (isOn) => (isOn ? { [name]: 'true' } : {}),
})

/** The point to search around, as `lat` and `lng` in degrees; written with 6 decimals (11 cm). Null for everywhere. */
export const pointFilter: Filter<ReturnType<typeof addressPoint>> = {
  none: null,
  read: addressPoint,
  write: (point) => (point ? { lat: degreesText(point.lat), lng: degreesText(point.lng) } : {}),
}

/** A search's filters together. */
export interface SearchFilters<Values> {
  /** The search without filters. */
  readonly none: Values
  read(params: URLSearchParams): Values
  /** The parameters of a search, in the order of the table, without what is default. */
  write(values: Values): Record<string, string>
}

/** Puts a table of filters together; `fit` replaces what the others leave no meaning to, such as a radius without a point. */
export function searchFilters<Filters extends Readonly<Record<string, Filter<unknown>>>>(
  filters: Filters,
  fit: (values: FilterValues<Filters>) => FilterValues<Filters>,
): SearchFilters<FilterValues<Filters>> {
  const entries = Object.entries(filters)
  const each = (pick: (filter: Filter<unknown>) => unknown) =>
    Object.fromEntries(entries.map(([name, filter]) => [name, pick(filter)])) as FilterValues<Filters>
  return {
    none: each(({ none }) => none),
    read: (params) => fit(each((filter) => filter.read(params))),
    write(values) {
      const fitting = fit(values)
      return Object.assign({}, ...entries.map(([name, filter]) => filter.write(fitting[name])))
    },
  }
}
