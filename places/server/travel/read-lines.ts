import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from '@basera/places/contract'
import { type RailKind, railKinds } from './speeds.ts'

export interface RailStop extends Point {
  readonly name: string
}

export interface RailLine {
  readonly city: string
  readonly name: string
  readonly kind: RailKind
  readonly colour: string
  readonly stops: readonly RailStop[]
}

/** Two files, as their licences differ (places/data/SOURCES.md); they meet in memory only. */
const files = ['metro-lines.odbl.txt', 'rail-lines.txt']

const isKind = (kind: string): kind is RailKind => Object.hasOwn(railKinds, kind)

function headOf(row: string): Omit<RailLine, 'stops'> {
  const [city, name, kind = '', colour] = row.slice(1).split('|')
  if (!city || !name || !colour || !isKind(kind)) throw new Error(`not the head of a line: ${row}`)
  return { city, name, kind, colour }
}

function stopOf(row: string): RailStop {
  const [, name, latitude, longitude] = /^([^|]+)\|(-?[\d.]+),(-?[\d.]+)$/.exec(row) ?? []
  if (!name) throw new Error(`not a station: ${row}`)
  return { name, latitude: Number(latitude), longitude: Number(longitude) }
}

/** Reads lines written as `@city|line|kind|colour` with a row per station, `name|latitude,longitude`. */
export function parseLines(text: string): readonly RailLine[] {
  const lines: { head: Omit<RailLine, 'stops'>; stops: RailStop[] }[] = []
  for (const row of text.split('\n')) {
    if (row === '' || row.startsWith('#')) continue
    if (row.startsWith('@')) lines.push({ head: headOf(row), stops: [] })
    else lines.at(-1)?.stops.push(stopOf(row))
  }
  return lines.map(({ head, stops }) => ({ ...head, stops }))
}

export const readBundledLines = (): readonly RailLine[] =>
  files.flatMap((file) => parseLines(readFileSync(join(import.meta.dirname, '../../data', file), 'utf8')))
