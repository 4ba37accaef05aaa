import { describe, expect, test } from 'vitest'
import { configTable, loadConfig } from './config.ts'

const production = {
  RUNWAY_MODE: 'production',
  PUBLIC_URL: 'https://runway.example',
  SMTP_URL: 'smtps://mail.example',
}

describe('configuration', () => {
  test('needs nothing for a demo', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      publicUrl: 'http://localhost:3000',
      mode: 'demo',
      worker: 'inside',
    })
  })

  test('takes the public address from the port, and empty text for unset', () => {
    expect(loadConfig({ PORT: '8080', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:8080')
    expect(loadConfig({ PUBLIC_URL: 'https://runway.example/' }).publicUrl).toBe('https://runway.example')
  })

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/runway'],
    ['PUBLIC_URL', 'runway.example'],
    ['PUBLIC_URL', 'https://runway.example/portal'],
    ['SSO_URL', 'ftp://sso.example'],
    ['RUNWAY_MODE', 'test'],
    ['SMTP_URL', 'mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['WORKER', 'outside'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(`  ${name}: `)
  })

  test('names every wrong variable at once', () => {
    expect(() => loadConfig({ PORT: '-1', WORKER: 'x' })).toThrow(/PORT: .*\n.*WORKER: /)
  })

  test('asks for https and a mail server in production', () => {
    expect(loadConfig(production).mode).toBe('production')
    expect(() => loadConfig({ ...production, PUBLIC_URL: 'http://runway.example' })).toThrow('PUBLIC_URL')
    expect(() => loadConfig({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL')
    expect(() => loadConfig({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL')
  })

  test('takes the address of S3 with a bucket and without a password, which no complaint repeats', () => {
    const s3 = { S3_URL: 'https://s3.example/runway', S3_ACCESS_KEY: 'portal', S3_SECRET_KEY: 'hidden-word' }
    expect(loadConfig(s3).s3?.url).toBe('https://s3.example/runway')
    for (const url of [
      'https://s3.example',
      'https://portal:hidden-word@s3.example/runway',
      'https://s3.example/runway?secret=hidden-word',
      'https://s3.example/runway#hidden-word',
      'ftp://s3.example/runway',
      'hidden-word',
    ]) {
      expect(() => loadConfig({ ...s3, S3_URL: url }), url).toThrow('  S3_URL: ')
      expect(() => loadConfig({ ...s3, S3_URL: url }), url).not.toThrow('hidden-word')
    }
    expect(() => loadConfig({ ...s3, S3_SECRET_KEY: '' })).toThrow('  S3_SECRET_KEY: ')
    expect(() => loadConfig({ FILES_IN: 's3' })).toThrow('  S3_URL: ')
  })

  test('takes an upstream provider over https, or on the same machine, with its client id', () => {
    const issuer = { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'runway' }
    expect(loadConfig({}).upstream).toBeUndefined()
    expect(loadConfig({ ...issuer, OIDC_NAME_RU: 'Школа' }).upstream).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'runway',
      clientSecret: undefined,
      nameRu: 'Школа',
      nameEn: 'id.example',
    })
    expect(() => loadConfig({ ...issuer, OIDC_ISSUER: 'http://id.example' })).toThrow('  OIDC_ISSUER: ')
    expect(() => loadConfig({ OIDC_ISSUER: 'http://localhost:9000' })).toThrow('  OIDC_CLIENT_ID: ')
  })

  test('the table shows the defaults that are in force', () => {
    const shown = Object.fromEntries(configTable.map((row) => [row.name, row.default]))
    const { PUBLIC_URL: address, ...settings } = shown
    expect(loadConfig(settings)).toEqual(loadConfig({}))
    expect(address?.replace('PORT', shown['PORT'] ?? '')).toBe(loadConfig({}).publicUrl)
  })
})
