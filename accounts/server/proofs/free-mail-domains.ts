import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

let known: ReadonlySet<string> | undefined

/** Read with the first question: most processes answer none for a while. */
function domains(): ReadonlySet<string> {
  if (known) return known
  const text = gunzipSync(readFileSync(join(import.meta.dirname, 'free-mail-domains.txt.gz'))).toString()
  const lines = text.trim().split('\n')
  known = new Set(
    lines.flatMap((line) => {
      const [ending, ...names] = line.split(' ')
      return names.map((name) => `${name}.${ending}`)
    }),
  )
  return known
}

/** Whether anybody can have an address there: at the domain, or at one that it is a part of. In lower case. */
export function isFreeMail(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, from) => domains().has(labels.slice(from).join('.')))
}
