import { type Access, type Call, type Method, Problem } from '@basera/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../answers/answer-store.ts'
import type { Feature } from '../feature/feature.ts'
import type { Caller, UploadedFile } from '../feature/handlers.ts'
import { keptAnswer, performCall } from '../feature/perform-call.ts'
import type { Limits } from '../limits.ts'
import { commonRefusals } from '../sentences.ts'
import { watchBody } from './body-pace.ts'
import { ownCopy, sharedCopy } from './shared-copies.ts'
import { discardRest, takeUploads, uploadedFile } from './upload.ts'
import { uploadPause, uploadSlots } from './upload-slots.ts'

export type Gate = (access: Access, request: FastifyRequest) => Promise<Caller>

export interface MountOptions {
  readonly gate: Gate
  readonly limits: Limits
}

const toFastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function singleValues(query: unknown): Record<string, unknown> {
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (Array.isArray(value)) {
      throw new Problem('validation_failed', commonRefusals.valueTwice, [
        { field: name, message: commonRefusals.fieldTwice },
      ])
    }
  }
  return query as Record<string, unknown>
}

interface Mounted {
  readonly feature: Feature
  readonly key: string
  readonly call: Call
  readonly options: MountOptions
}

/** Who calls, once the call's limit is spent: the same for a call and for the page that makes it (shell.page-budget). */
export async function admitCall(
  { feature, key, call, options }: Mounted,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await options.gate(call.access, request)
  if (caller.session) request.log = request.log.child({ member: caller.session.userId })
  const limit = feature.callLimits[key]
  if (limit) await options.limits.spend(limit, caller.address)
  return caller
}

function sendKept(
  { feature, key }: Mounted,
  [request, reply]: [FastifyRequest, FastifyReply],
  { body, etag }: Answer,
) {
  const copy = request.headers.authorization === undefined ? feature.keptAnswers?.copies(key) : undefined
  reply.headers({ etag, vary: 'authorization', ...(copy ? sharedCopy(copy) : ownCopy) })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

async function answer(
  mounted: Mounted,
  caller: Caller,
  [request, reply]: [FastifyRequest, FastifyReply],
  file?: UploadedFile,
): Promise<unknown> {
  const { feature, key, call } = mounted
  const raw = { params: request.params, query: singleValues(request.query), body: request.body }
  const kept = await keptAnswer(feature, key, raw, caller)
  if (kept) return sendKept(mounted, [request, reply], kept)
  const output = await performCall(feature, key, file ? { ...raw, file } : raw, caller)
  reply.code(call.status ?? 200).header('cache-control', 'no-store')
  if (call.type) reply.type(call.type)
  return call.status === 204 ? reply.send() : output
}

const addressOf = (key: string) => {
  const [method, path] = key.split(' ') as [Method, string]
  return { method, url: toFastifyPath(path), exposeHeadRoute: method === 'GET' }
}

function mountCall(app: FastifyInstance, mounted: Mounted): void {
  app.route({
    ...addressOf(mounted.key),
    handler: async (request, reply) => answer(mounted, await admitCall(mounted, request), [request, reply]),
  })
}

const slots = uploadSlots()

/** Uploads under way in this process. */
export const uploadsUnderWay = (): number => slots.underWay()

/** Refuses an upload before reading a byte of it. */
function mountUpload(scope: FastifyInstance, mounted: Mounted, maxBytes: number): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  scope.route({
    ...addressOf(mounted.key),
    onRequest: async (request, reply) => {
      const caller = await admitCall(mounted, request)
      reply.header('retry-after', uploadPause)
      reply.raw.once('close', slots.take(caller))
      reply.removeHeader('retry-after')
      watchBody(request)
      callers.set(request, caller)
    },
    onError: async (request) => discardRest(request, maxBytes),
    handler: async (request, reply) => {
      const file = await uploadedFile(request, maxBytes)
      try {
        return await answer(mounted, callers.get(request) as Caller, [request, reply], file)
      } finally {
        file.stream.destroy()
      }
    },
  })
}

function mountCalls(app: FastifyInstance, feature: Feature, options: MountOptions): void {
  const uploads: [Mounted, number][] = []
  for (const [key, call] of Object.entries(feature.calls)) {
    const mounted = { feature, key, call, options }
    if (call.upload) uploads.push([mounted, call.upload.maxBytes])
    else mountCall(app, mounted)
  }
  if (uploads.length === 0) return
  app.register(async (scope) => {
    await takeUploads(scope)
    for (const [mounted, maxBytes] of uploads) mountUpload(scope, mounted, maxBytes)
  })
}

/** Serves features over HTTP: calls and other routes. */
export async function mountFeatures(
  app: FastifyInstance,
  features: readonly Feature[],
  options: MountOptions,
): Promise<void> {
  const personalData = features.flatMap((feature) => feature.personalData)
  for (const feature of features) {
    if (feature.routes) await feature.routes(app, { personalData })
    mountCalls(app, feature, options)
  }
}
