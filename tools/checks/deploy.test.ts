import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configTable, loadConfig } from '#platform/server/config.ts'
import { readYaml, type Yaml } from './read-yaml.ts'

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8')

const settings = new Set(configTable.map(({ name }) => name))

const at = (value: Yaml, ...path: string[]): Yaml =>
  path.reduce<Yaml>((inner, key) => {
    const found = typeof inner === 'object' && !Array.isArray(inner) ? inner[key] : undefined
    if (found === undefined) throw new Error(`${path.join('.')}: ${key} is missing`)
    return found
  }, value)

const map = (value: Yaml): Record<string, Yaml> => {
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error('not a map')
  return value
}

/** The assignments of a file of environment variables. */
const assigned = (name: string): Record<string, string> =>
  Object.fromEntries(
    read(name)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, key, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
        if (!key) throw new Error(`${name}: ${line}`)
        return [key, value ?? '']
      }),
  )

describe('the compose file', () => {
  const compose = readYaml(read('compose.yaml'))
  const portal = at(compose, 'services', 'portal')
  const environment = map(at(portal, 'environment'))

  test('sets nothing that the portal does not read, and what production needs', () => {
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([])
    const given: Record<string, string> = {
      DOMAIN: 'portal.example',
      DATABASE_PASSWORD: 'secret',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.example',
    }
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        String(value).replace(/\$\{(\w+)[^}]*\}/g, (_all, key: string) => given[key] ?? ''),
      ]),
    )
    expect(loadConfig(filled)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://portal.example',
      databaseUrl: 'postgres://runway:secret@database:5432/runway',
      backups: { folder: '/backups' },
      smtpSecondUrl: undefined,
      bounces: { address: undefined, mailboxUrl: undefined, hookSecret: undefined },
    })
  })

  test('passes on what may be set about email', () => {
    for (const name of ['SMTP_SECOND_URL', 'BOUNCE_ADDRESS', 'BOUNCE_MAILBOX_URL', 'BOUNCE_HOOK_SECRET'])
      expect(String(environment[name])).toBe(`\${${name}:-}`)
  })

  test('has an example for every value that it leaves open', () => {
    const open = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!)
    expect([...new Set(open)].toSorted()).toEqual(Object.keys(assigned('.env.example')).toSorted())
  })

  test('names a file to build, and volumes and secrets that it declares', () => {
    expect(existsSync(String(at(portal, 'build', 'dockerfile')))).toBe(true)
    const volumes = Object.values(map(at(compose, 'services'))).flatMap((service) => {
      const named = map(service)['volumes']
      return Array.isArray(named) ? named.map((one) => String(one).split(':')[0]!) : []
    })
    const declared = map(at(compose, 'volumes'))
    expect(volumes.filter((name) => /^\w+$/.test(name) && !(name in declared))).toEqual([])
    const [secret] = at(portal, 'secrets') as string[]
    expect(map(at(compose, 'secrets'))).toHaveProperty(secret!)
    expect(environment['SECRETS_KEY_FILE']).toBe(`/run/secrets/${secret}`)
  })
})

describe('the container file', () => {
  const lines = read('Dockerfile').split('\n')

  test('builds in one stage, runs in another, not as root, and is judged by /readyz', () => {
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
    const user = lines.findIndex((line) => line.startsWith('USER '))
    const start = lines.findIndex((line) => line.startsWith('CMD '))
    expect(lines[user]).toBe('USER node')
    expect(user).toBeLessThan(start)
    expect(read('Dockerfile')).toMatch(/HEALTHCHECK [\s\S]*\/readyz/)
    expect(lines.some((line) => /^(ENV|ARG) .*(KEY|PASSWORD|SECRET)/.test(line))).toBe(false)
  })

  test('starts a file that exists, with settings that the portal reads', () => {
    const [, file] = JSON.parse(lines.find((line) => line.startsWith('CMD '))!.slice(4)) as string[]
    expect(existsSync(file!)).toBe(true)
    for (const [, name] of read('Dockerfile').matchAll(/([A-Z_]+)=/g))
      expect(settings.has(name!) || name === 'NODE_ENV', name).toBe(true)
  })

  test('leaves out what must not be in an image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', '*.key', 'deploy/.env', 'deploy/*.key']))
  })
})

describe('the systemd unit', () => {
  const unit = read('runway.service')
  const of = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  test('starts a file that exists, as a user of its own', () => {
    const [node, file = ''] = of('ExecStart').split(' ')
    expect(node).toBe('/usr/bin/node')
    expect(file.startsWith(`${of('WorkingDirectory')}/`)).toBe(true)
    expect(existsSync(file.slice(of('WorkingDirectory').length + 1))).toBe(true)
    expect(of('User')).toBe('runway')
  })

  test('may write where its settings say that it writes', () => {
    const env = assigned('portal.env.example')
    const writable = of('ReadWritePaths')
      .split(' ')
      .map((path) => path.replace(/^-/, ''))
    expect(writable).toEqual(expect.arrayContaining([env['DATA_DIR']!, env['BACKUP_FOLDER']!]))
    expect(Object.keys(env).filter((name) => !settings.has(name))).toEqual([])
    expect(loadConfig(env)).toMatchObject({ mode: 'production', trustProxy: 1 })
  })
})

test.each(['a:\n\tb: c', 'a:\n b: c', 'a: 1\na: 2', 'a: [1]', 'a:\nb: c', 'a: b\n  c: d'])(
  'what is no YAML of this kind is refused: %j',
  (source) => {
    expect(() => readYaml(source)).toThrow(/line/)
  },
)
