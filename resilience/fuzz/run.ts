import { parseArgs } from 'node:util'
import { printTable } from '@basera/testkit/load'
import { startDemoProduct } from '@basera/testkit/product'
import { nameOf } from './api-description.ts'
import { type FuzzReport, openFuzzer } from './fuzz.ts'

const sum = (reports: readonly FuzzReport[], of: (report: FuzzReport) => number) =>
  reports.reduce((total, report) => total + of(report), 0)

const answered = ({ statuses }: FuzzReport, from: number, to: number) =>
  [...statuses].reduce((total, [status, count]) => total + (status >= from && status < to ? count : 0), 0)

const row = (report: FuzzReport) => [
  report.name,
  report.cases,
  answered(report, 200, 300),
  answered(report, 300, 400),
  answered(report, 400, 500),
  answered(report, 500, 600),
  report.finding ? `**${report.finding.fault.slice(0, 200)}**` : 'none',
]

function conclude(reports: readonly FuzzReport[], seed: number): void {
  const wrong = reports.flatMap(({ name, finding }) => (finding ? [{ name, ...finding }] : []))
  for (const { name, fault, request } of wrong)
    console.log(`\n${name}: ${fault}\n${JSON.stringify(request).slice(0, 2000)}`)
  const total = sum(reports, ({ cases }) => cases)
  console.log(
    `\n${total.toLocaleString('en-IN')} requests to ${reports.length} addresses: ` +
      `${sum(reports, (one) => answered(one, 200, 300)).toLocaleString('en-IN')} accepted, ` +
      `${sum(reports, (one) => answered(one, 500, 600))} answered with 5xx, ` +
      `${wrong.length} addresses with an answer that is not as documented, ` +
      `${sum(reports, ({ busy }) => busy)} sent again because the server was busy. Seed ${seed}.`,
  )
  if (wrong.length > 0) process.exitCode = 1
}

/**
 * Requests made from the served API description, as documented, nearly so, and not at all, from people with and without
 * rights; each answer is held against the description. Pages, files and the auth service get
 * their share: they must never fail.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cases: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      /** Part of the name of the operations to fuzz. */
      only: { type: 'string', default: '' },
    },
  })
  const product = await startDemoProduct({ CAPTCHA: 'off' })
  try {
    const fuzzer = await openFuzzer(product.address)
    const reports = await fuzzer.fuzz({
      operations: fuzzer.operations.filter((one) => nameOf(one).includes(values.only)),
      cases: Number(values.cases),
      seed: Number(values.seed),
      onReport: ({ name, finding }) => {
        console.error(`${name}: ${finding?.fault ?? 'as documented'}`)
        if (finding) console.error(JSON.stringify(finding.request).slice(0, 2000))
      },
    })
    printTable(['operation', 'requests', '2xx', '3xx', '4xx', '5xx', 'off the description'], reports.map(row))
    conclude(reports, Number(values.seed))
  } finally {
    await product.stop()
  }
}
