import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { type ApiDescription, nameOf, type Operation, operationsOf } from './api-description.ts'
import { answerChecker, type CheckAnswer } from './check-answer.ts'
import { readyFiles } from './form-files.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { otherOperations } from './other-operations.ts'
import { requestsOf } from './requests.ts'
import { type Answer, sendRequest } from './send-request.ts'
import { openWorld, type World } from './world.ts'

export interface FuzzReport {
  readonly name: string
  readonly cases: number
  /** Answers by status; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>
  readonly busy: number
  /** The smallest request found whose answer is wrong, and what is wrong about it. */
  readonly finding?: { readonly fault: string; readonly request: FuzzRequest }
}

export interface FuzzPlan {
  readonly operations: readonly Operation[]
  /** Requests of each operation, the same ones for the same `seed`. */
  readonly cases: number
  readonly seed: number
  readonly onReport?: (report: FuzzReport) => void
}

export interface Fuzzer {
  readonly operations: readonly Operation[]
  /** Fuzzes a few operations at a time, each with one request after the other. */
  fuzz(plan: FuzzPlan): Promise<FuzzReport[]>
}

/** Operations that are fuzzed at a time. */
const concurrency = 4

/** Requests after which people and rows that are gone are made anew. */
const betweenSettlings = 100

const isBusy = ({ status, body, headers }: Answer) =>
  status === 503 && body.includes('service_unavailable') && headers['retry-after'] !== undefined

interface Needs {
  readonly address: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly world: World
  readonly check: CheckAnswer
}

/** Turned away is not refused: a busy server is asked again, five times at most. */
async function sendUntilServed(request: FuzzRequest, { address, files, world }: Needs, onBusy: () => void) {
  const token = world.tokens[request.sender]
  for (let turn = 0; ; turn++) {
    const answer = await sendRequest(request, { address, files, fill: world.fill, token })
    if (!isBusy(answer) || turn === 5) return answer
    onBusy()
    await sleep(500)
  }
}

async function fuzzOne(needs: Needs, operation: Operation, { cases, seed }: FuzzPlan): Promise<FuzzReport> {
  const statuses = new Map<number, number>()
  let sent = 0
  let busy = 0
  let finding: FuzzReport['finding']
  const property = fc.asyncProperty(requestsOf(operation), async (request) => {
    if (sent++ % betweenSettlings === 0) await needs.world.settle()
    const answer = await sendUntilServed(request, needs, () => busy++)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const fault = needs.check(operation, request, answer)
    // The last one that fails is the smallest.
    if (fault) finding = { fault, request }
    return !fault
  })
  await fc.check(property, { numRuns: cases, seed })
  return { name: nameOf(operation), cases: sent, statuses, busy, ...(finding && { finding }) }
}

async function fuzzAll(needs: Needs, plan: FuzzPlan): Promise<FuzzReport[]> {
  const reports = new Map<Operation, FuzzReport>()
  const waiting = [...plan.operations]
  const worker = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      const report = await fuzzOne(needs, operation, plan)
      reports.set(operation, report)
      plan.onReport?.(report)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return plan.operations.flatMap((operation) => reports.get(operation) ?? [])
}

/** Generates requests from the API description that the product at `address` serves. */
export async function openFuzzer(address: string): Promise<Fuzzer> {
  const described = (await (await fetch(`${address}/api/openapi.json`)).json()) as ApiDescription
  const files = await readyFiles()
  const world = await openWorld(address, files.get('jpeg') ?? Buffer.alloc(0))
  const needs = { address, files, world, check: answerChecker(described) }
  return {
    operations: [...operationsOf(described), ...otherOperations],
    fuzz: (plan) => fuzzAll(needs, plan),
  }
}
