import { describe, expect, it, vi } from 'vitest'
import { productionSettings as production } from './production.fixture.ts'
import { checkSettings, SettingsError, settingGroups } from './settings.ts'

const problems = (source: Record<string, string>): string => {
  try {
    checkSettings(source)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
  return ''
}

describe('shell.settings-checked: settings', () => {
  it('needs none in development', () => {
    const settings = checkSettings({})
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', demoData: true, roomSearch: 'public' })
    expect(settings.publicUrl).toBe('http://127.0.0.1:3000')
    expect(settings.databaseUrl).toBeUndefined()
  })

  it('counts an empty value as absent', () => {
    expect(checkSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('lists every wrong setting by name in one message', () => {
    const message = problems({
      PORT: 'many',
      DEMO_DATA: 'yes',
      ROOM_SEARCH: 'all',
      DATABASE_URL: 'mysql://x',
    })
    for (const name of ['PORT', 'DEMO_DATA', 'ROOM_SEARCH', 'DATABASE_URL']) expect(message).toContain(name)
  })

  it('tells what is missing beside what is wrong, and nothing twice', () => {
    const { SMTP_URL: _, ...rest } = production
    const message = problems({ ...rest, PORT: 'many', PUBLIC_URL: 'basera', LIMITS: 'off' })
    for (const name of ['PORT', 'PUBLIC_URL', 'LIMITS', 'SMTP_URL'])
      expect(message.split('\n').filter((line) => line.trim().startsWith(name))).toHaveLength(1)
    expect(problems({ CONFIRM_AFTER_DAYS: 'ten', HIDE_AFTER_DAYS: '20' })).not.toContain('HIDE_AFTER_DAYS')
  })

  it.each([{}, { PORT: 'many' }])('reads each setting once: %j', (source) => {
    const reading = vi.spyOn(settingGroups.site.METRICS_FROM._zod, 'run')
    problems({ ...source, METRICS_FROM: '127.0.0.1' })
    expect(reading).toHaveBeenCalledOnce()
    reading.mockRestore()
  })

  it('starts production on real settings, without demo data and for the whole network', () => {
    const settings = checkSettings(production)
    expect(settings).toMatchObject({ production: true, demoData: false, host: '0.0.0.0' })
    expect(settings.publicUrl).toBe('https://basera.example')
  })

  it('wants a key where Google answers place searches', () => {
    expect(problems({ PLACES: 'google' })).toContain('GOOGLE_PLACES_KEY')
    expect(checkSettings({ PLACES: 'google', GOOGLE_PLACES_KEY: 'k' }).googlePlaces?.key).toBe('k')
  })

  it('takes a file or an address of map tiles, and nothing else', () => {
    for (const tiles of ['/srv/maps/india.pmtiles', 'https://maps.example.test/india.pmtiles'])
      expect(checkSettings({ MAP_TILES: tiles }).mapTiles).toBe(tiles)
    expect(problems({ MAP_TILES: '/srv/maps/india.mbtiles' })).toContain('MAP_TILES')
    expect(checkSettings({ ROUTING_URL: 'http://127.0.0.1:8002/' }).routingUrl).toBe('http://127.0.0.1:8002')
    expect(checkSettings({}).routingEngine).toBe('valhalla')
    expect(checkSettings({ ROUTING_ENGINE: 'osrm' }).routingEngine).toBe('osrm')
  })

  it('takes a replica of a database that is given, not of the embedded one', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://db-2.example/basera' }
    expect(problems(replica)).toContain('DATABASE_URL is missing')
    const both = checkSettings({ ...replica, DATABASE_URL: 'postgres://db.example/basera' })
    expect(both.databaseReplicaUrl).toBe(replica.DATABASE_REPLICA_URL)
  })

  it('asks a lister before a room leaves search', () => {
    expect(checkSettings({}).roomLife).toEqual({ confirmAfterDays: 30, hideAfterDays: 45 })
    expect(checkSettings({ CONFIRM_AFTER_DAYS: '7', HIDE_AFTER_DAYS: '10' }).roomLife.hideAfterDays).toBe(10)
    expect(problems({ CONFIRM_AFTER_DAYS: '45' })).toContain('HIDE_AFTER_DAYS')
  })

  it.each([
    [{ CAPTCHA: 'turnstile' }, 'CAPTCHA_SITE_KEY'],
    [{ CAPTCHA: 'hcaptcha', CAPTCHA_SITE_KEY: 'k' }, 'CAPTCHA_SECRET'],
    [{ GOOGLE_CLIENT_ID: 'c' }, 'GOOGLE_CLIENT_SECRET'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ PHONE_CODES: 'firebase' }, 'FIREBASE_PROJECT_ID'],
    [{ SMS: 'gateway' }, 'SMS_DLT_TEMPLATE_ID'],
    [{ SMS: 'twilio' }, 'TWILIO_AUTH_TOKEN'],
  ])('shell.provider-settings: a provider that is chosen needs its settings: %o lacks %s', (source, name) => {
    expect(problems(source)).toContain(`${name} is missing`)
  })

  it('shell.offline-start: starts accounts on providers that work offline', () => {
    expect(checkSettings({}).accounts).toMatchObject({
      captcha: { kind: 'altcha' },
      sms: { kind: 'outbox' },
      outbox: true,
      smtp: undefined,
      google: undefined,
      mailLinkTtl: 900,
    })
  })
})
