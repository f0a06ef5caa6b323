import { describe, expect, it } from 'vitest'
import { checkSettings } from './settings.ts'

const whole = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_BUCKET: 'basera-files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('FILES_URL', () => {
  it('is the origin of uploaded pictures, and of another host than the site', () => {
    expect(checkSettings({}).filesUrl).toBeUndefined()
    expect(checkSettings({ FILES_URL: 'https://files.basera.example/' }).filesUrl).toBe(
      'https://files.basera.example',
    )
    const site = { PUBLIC_URL: 'https://basera.example' }
    expect(() => checkSettings({ ...site, FILES_URL: 'https://basera.example' })).toThrow('another host')
    expect(() => checkSettings({ FILES_URL: 'https://files.example/a' })).toThrow('without a path')
  })
})

describe('shell.file-bucket: the settings of files in a bucket', () => {
  it('are none or all; the region has a default', () => {
    expect(checkSettings({}).s3).toBeUndefined()
    expect(checkSettings({ S3_REGION: 'auto' }).s3).toBeUndefined()
    expect(checkSettings(whole).s3).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      region: 'ap-south-1',
      bucket: 'basera-files',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(checkSettings({ ...whole, S3_REGION: 'auto' }).s3?.region).toBe('auto')
  })

  it.each(Object.keys(whole))('stop the start without %s', (name) => {
    expect(() => checkSettings({ ...whole, [name]: '' })).toThrow(`${name} is missing: S3_`)
  })

  it.each([
    [{ S3_ENDPOINT: 's3.amazonaws.com' }, 'S3_ENDPOINT must be an http(s) address'],
    [{ S3_BUCKET: 'My Bucket' }, 'S3_BUCKET must be the name of a bucket'],
  ])('stop the start on %o', (wrong, sentence) => {
    expect(() => checkSettings({ ...whole, ...wrong })).toThrow(sentence)
  })
})
