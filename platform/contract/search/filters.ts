import {
  addressDay,
  addressInteger,
  addressList,
  addressOption,
  addressPoint,
  addressText,
  degreesText,
} from './address-values.ts'

export interface Filter<Value> {
  /** The value that filters nothing and is left out of the address. */
  readonly none: Value
  read(params: URLSearchParams): Value
  write(value: Value): Readonly<Record<string, string>>
}

export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends Filter<infer Value> ? Value : never
}

/** A line of at most `max` characters; empty filters nothing. */
export const textFilter = (name: string, max: number): Filter<string> => ({
  none: '',
  read: (params) => addressText(params, name, max),
  write: (text) => (text ? { [name]: text } : {}),
})

/** A whole number from 0 to `max`; null filters nothing. */
export const integerFilter = (name: string, max: number): Filter<number | null> => ({
  none: null,
  read: (params) => addressInteger(params, name, max),
  write: (value) => (value === null ? {} : { [name]: String(value) }),
})

/** One of `options`; `none` filters nothing. */
export const optionFilter = <Option extends string | number>(
  name: string,
  options: readonly Option[],
  none: Option,
): Filter<Option> => ({
  none,
  read: (params) => addressOption(params, name, options, none),
  write: (option) => (option === none ? {} : { [name]: String(option) }),
})

/** Any of `options`, as a comma list; an empty list filters nothing. */
export const listFilter = <Option extends string>(
  name: string,
  options: readonly Option[],
): Filter<readonly Option[]> => ({
  none: [],
  read: (params) => addressList(params, name, options),
  write: (chosen) =>
    chosen.length > 0 ? { [name]: options.filter((one) => chosen.includes(one)).join(',') } : {},
})

/** A day, `2026-07-01`; '' for none. */
export const dayFilter = (name: string): Filter<string> => ({
  none: '',
  read: (params) => addressDay(params, name),
  write: (day) => (day ? { [name]: day } : {}),
})

/** A condition that is on or off. */
export const flagFilter = (name: string): Filter<boolean> => ({
  none: false,
  read: (params) => params.get(name) === 'true',
  write: (isOn) => (isOn ? { [name]: 'true' } : {}),
})

/** The point to search around as `lat` and `lng` in degrees, written with 6 decimals (11 cm); null for everywhere. */
export const pointFilter: Filter<ReturnType<typeof addressPoint>> = {
  none: null,
  read: addressPoint,
  write: (point) => (point ? { lat: degreesText(point.lat), lng: degreesText(point.lng) } : {}),
}

export interface SearchFilters<Values> {
  readonly none: Values
  read(params: URLSearchParams): Values
  /** Parameters without defaults, in the order of the table. */
  write(values: Values): Record<string, string>
}

/** Combines filters; `fit` resets those that others make meaningless, such as a radius without a point. */
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
