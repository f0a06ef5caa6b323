import { argon2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { demoPasswordHash } from './people-rows.ts'

// argon2Sync needs Node 24.7; the build for Macs with Apple silicon is older.
it.runIf(argon2Sync)('the stored hash is that of the documented password', () => {
  const [, , , , salt = '', tag = ''] = demoPasswordHash.split('$')
  const nonce = Buffer.from(salt, 'base64')
  const sizes = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
  expect(argon2Sync('argon2id', { message: 'basera-demo-1', nonce, ...sizes })).toEqual(
    Buffer.from(tag, 'base64'),
  )
})
