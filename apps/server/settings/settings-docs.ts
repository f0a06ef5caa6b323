import { z } from 'zod'
import { settingGroups } from './settings.ts'

/** A setting in words. */
interface SettingWords {
  readonly name: string
  readonly description: string
  readonly fallback: string
  readonly allowed: string
  readonly production: string
  readonly secret: boolean
  readonly example: string
}

export type SettingGroup = keyof typeof settingGroups

/** Parts of a JSON schema. */
interface Shape {
  readonly enum?: readonly string[]
  readonly type?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
}

function allowedOf({ enum: values, type, format, minimum, maximum, minLength = 0 }: Shape): string {
  if (values) return values.join(', ')
  if (type === 'integer') {
    const end = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`
    return `whole number from ${minimum}${end}`
  }
  if (type === 'number') return `number from ${minimum} to ${maximum}`
  if (format === 'uri') return 'http(s) address'
  if (format === 'email') return 'e-mail address'
  return minLength > 1 ? `text of ${minLength} characters or more` : 'text'
}

function wordsOf(name: string, schema: z.ZodType): SettingWords {
  const meta = schema.meta() ?? {}
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return {
    name,
    description: meta.description ?? '',
    fallback: meta.unset ?? String(schema.parse(undefined) ?? ''),
    allowed: meta.allowed ?? allowedOf(shape),
    production: meta.production ?? '',
    secret: meta.secret ?? false,
    example: meta.example ?? '',
  }
}

export const settingWords = (group: SettingGroup): SettingWords[] =>
  Object.entries(settingGroups[group]).map(([name, schema]) => wordsOf(name, schema))

const headings: Record<SettingGroup, string> = {
  site: 'The site and its process',
  accounts: 'Accounts',
  notifications: 'Notifications on devices: all three or none',
  files: 'Files in a bucket',
}

const wrap = (line: string): string => line.replace(/(.{1,100})(?:\s+|$)/g, '# $1\n').trimEnd()

function exampleLines(words: SettingWords): string {
  const { name, description, fallback, allowed, production, example } = words
  const facts = [
    `${description}.`,
    `Allowed: ${allowed}. Default: ${fallback || 'none'}.`,
    ...(production ? [`In production: ${production}.`] : []),
    ...(example ? [`Example: ${example}`] : []),
  ]
  return `${facts.map(wrap).join('\n')}\n#${name}=\n`
}

export function envExample(): string {
  const groups = (Object.keys(headings) as SettingGroup[]).map((group) => {
    const lines = settingWords(group).map(exampleLines)
    return `# ── ${headings[group]}\n\n${lines.join('\n')}`
  })
  const head =
    '# Every setting of Basera, made from apps/server/settings by `node apps/server/settings/write-docs.ts`.\n' +
    '# Copy to .env and uncomment what you need. Never commit .env: it holds secrets.\n'
  return `${head}\n${groups.join('\n')}`
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function settingTable(group: SettingGroup): string {
  const rows = settingWords(group).map(
    ({ name, description, fallback, allowed, production, secret }) =>
      `| \`${name}\`${secret ? ' (secret)' : ''} | ${[description, allowed, fallback, production].map(cell).join(' | ')} |`,
  )
  return [
    '| Setting | What | Allowed | Default | In production |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const endMark = '<!-- end of settings -->'

function withSettingTable(document: string, group: SettingGroup): string {
  const mark = `<!-- settings: ${group} -->\n`
  const begin = document.indexOf(mark) + mark.length
  const end = document.indexOf(endMark, begin)
  if (begin < mark.length || end < 0) throw new Error(`No place for the settings of ${group}`)
  return `${document.slice(0, begin)}\n${settingTable(group)}\n\n${document.slice(end)}`
}

/** Throws where a group has no mark. */
export const withSettingTables = (document: string): string =>
  (Object.keys(settingGroups) as SettingGroup[]).reduce(withSettingTable, document)
