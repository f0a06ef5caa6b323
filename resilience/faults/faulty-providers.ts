import { randomInt, randomUUID } from 'node:crypto'
import { type CodeFigures, codesWith } from './code-faults.ts'
import { type MailFigures, mailsWith } from './mail-faults.ts'
import { type ProviderFault, type Providers, post, startProviders } from './providers.ts'

export interface CarrierFigures {
  readonly mails: readonly MailFigures[]
  readonly codes: readonly CodeFigures[]
  /** Addresses, numbers and codes in the log. */
  readonly leaks: readonly string[]
}

interface ProviderNeeds {
  readonly data: string
  readonly databaseUrl: string
  readonly faults: readonly ProviderFault[]
  /** Mails and codes under each fault. */
  readonly each: number
}

async function signUp({ product }: Providers, email: string): Promise<string> {
  const answer = await post(`${product.address}/auth/v1/signup`, { email, password: randomUUID() })
  return ((await answer.json()) as { access_token: string }).access_token
}

export async function faultyProviders(needs: ProviderNeeds): Promise<CarrierFigures> {
  const providers = await startProviders(needs)
  const people: string[] = []
  const someone = () => {
    const address = `member.${randomUUID()}@bench.example`
    people.push(address)
    return address
  }
  const everyone = Array.from({ length: needs.each })
  try {
    const askers = await Promise.all(
      everyone.map(async () => {
        const phone = `+9198${String(randomInt(1e8)).padStart(8, '0')}`
        return { phone, token: await signUp(providers, someone()) }
      }),
    )
    const mails: MailFigures[] = []
    const codes: CodeFigures[] = []
    for (const fault of needs.faults) {
      const [mail, code] = await Promise.all([
        mailsWith(fault, everyone.map(someone), providers),
        codesWith(fault, askers, providers),
      ])
      mails.push(mail)
      codes.push(code)
    }
    const told = providers.product.log()
    const handed = providers.gateway.codes.map((code) => `"${code}"`)
    const secrets = [...people, ...askers.map(({ phone }) => phone), ...handed]
    return { mails, codes, leaks: secrets.filter((secret) => told.includes(secret)) }
  } finally {
    await providers.close()
  }
}
