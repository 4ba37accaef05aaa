import { strFromU8, unzipSync } from 'fflate'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { zipName, zipStream } from './zip.ts'

describe('an archive', () => {
  test('contains texts and files under names of any script', async () => {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251))
    const archive = await buffer(
      zipStream([
        { name: 'профиль.json', text: '{"имя":"Вера"}' },
        {
          name: 'awards/диплом.pdf',
          open: async () => Readable.from([noise.subarray(0, 9), noise.subarray(9)]),
        },
        { name: 'empty.txt', text: '' },
      ]),
    )
    const files = unzipSync(archive)
    expect(Object.keys(files)).toEqual(['профиль.json', 'awards/диплом.pdf', 'empty.txt'])
    expect(strFromU8(files['профиль.json']!)).toBe('{"имя":"Вера"}')
    expect(Buffer.from(files['awards/диплом.pdf']!).equals(noise)).toBe(true)
    expect(files['empty.txt']).toHaveLength(0)
  })

  test('opens a file only when its turn has come', async () => {
    const opened: string[] = []
    const slow = (name: string) => ({
      name,
      open: async () => {
        opened.push(name)
        return Readable.from([Buffer.alloc(200_000, 'a')])
      },
    })
    const stream = zipStream(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(slow))
    stream.read(0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(opened.length).toBeLessThan(8)
    await buffer(stream)
    expect(opened).toHaveLength(8)
  })

  test('that cannot be finished says so', async () => {
    const stream = zipStream([
      {
        name: 'gone',
        open: async () => {
          throw new Error('no such file')
        },
      },
    ])
    await expect(buffer(stream)).rejects.toThrow('no such file')
  })
})

test.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  ['a\\b:c*?.pdf', 'a_b_c__.pdf'],
  ['отчёт «за год».pdf', 'отчёт «за год».pdf'],
])('the name %s becomes %s', (name, safe) => expect(zipName(name)).toBe(safe))
