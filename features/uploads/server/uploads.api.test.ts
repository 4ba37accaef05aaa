import { sql } from 'kysely'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadHeader } from '#platform/contract/uploads.ts'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { maxUploads, uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { finishUpload, releaseUpload, takeUpload } from '#platform/server/files/taken-uploads.ts'
import { storeChunk } from '#platform/server/files/uploads.ts'
import { cleanUp } from '#platform/server/jobs/clean-up.job.ts'
import { setVariableDefaults } from '#platform/server/variables/live-variables.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { uploadMarketingFile } from '../../accelerators/contract/marketing.endpoints.ts'
import {
  listExpertCertificates,
  uploadExpertCertificate,
} from '../../expertise/contract/certificate.endpoints.ts'
import { uploadImage } from '../../people/contract/avatar.endpoints.ts'
import { dropUpload, sendChunk, startUpload } from '../contract/upload.endpoints.ts'

let portal: TestPortal
let expert: Person
let stranger: Person

beforeAll(async () => {
  portal = await openPortal()
})

beforeEach(async () => {
  expert = await portal.make.person({ roles: ['EXP'] })
  stranger = await portal.make.person({ roles: ['EXP'] })
})

/** A pdf of two whole chunks and a little more. */
const pdf = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * uploadChunkBytes), Buffer.from('\n%%EOF')])

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

type Described = { by?: Person; key?: string; name?: string; sha256?: string | null }

const start = async (
  bytes: Buffer,
  { by = expert, key = randomUUID(), name = 'plan.pdf', sha256 = hashOf(bytes) }: Described = {},
) => portal.as(by).call(startUpload, { body: { key, name, size: bytes.length, sha256 } })

const started = async (bytes: Buffer, options: Described = {}) => {
  const { status, body } = await start(bytes, options)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { uploadId: string; missing: number[] }
}

const sendBytes = (uploadId: string, from: number, bytes: Buffer, by = expert) =>
  portal.as(by).send(sendChunk, { query: { uploadId, start: from }, bytes })

const chunkAt = (bytes: Buffer, from: number): Buffer => bytes.subarray(from, from + uploadChunkBytes)

const sendAll = async (uploadId: string, bytes: Buffer, missing: readonly number[]): Promise<void> => {
  for (const from of missing)
    expect((await sendBytes(uploadId, from, chunkAt(bytes, from))).status, String(from)).toBe(204)
}

const finish = (uploadId: string, by = expert): Promise<Answer> =>
  portal.as(by).send(uploadExpertCertificate, { headers: { [uploadHeader]: uploadId } })

const certificates = async (by = expert) =>
  (await portal.as(by).call(listExpertCertificates, { query: {} })).body['items'] as {
    name: string
    size: number
  }[]

const unfinished = async (by = expert): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from file_upload where person_uid = ${by.uid} and answered_at is null`.execute(
    portal.db,
  )
  return rows[0]!.count
}

describe('an upload', () => {
  test('that breaks in the middle goes on with the chunks that are missing', async () => {
    const bytes = pdf()
    const key = randomUUID()
    const { uploadId, missing } = await started(bytes, { key })
    expect(missing).toEqual([0, 65_536, 131_072])
    await sendAll(uploadId, bytes, [65_536])
    // The page was reloaded; the same file is chosen again.
    expect(await started(bytes, { key })).toEqual({ uploadId, missing: [0, 131_072] })
    await sendAll(uploadId, bytes, [131_072, 0])
    expect(await finish(uploadId)).toMatchObject({
      status: 200,
      body: { name: 'plan.pdf', size: bytes.length },
    })
    const [{ id }] = (await certificates()) as unknown as [{ id: number }]
    const stored = await portal.db
      .selectFrom('expert_certificate as c')
      .innerJoin('file as f', 'f.id', 'c.file_id')
      .select(['f.sha256', 'f.entity'])
      .where('c.id', '=', id)
      .executeTakeFirst()
    expect(stored).toEqual({ sha256: hashOf(bytes), entity: 'CERTIFICATE' })
  })

  test('takes a chunk that is sent again after a lost answer, and stores it once', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, [0, 0, ...missing])
    expect((await finish(uploadId)).status).toBe(200)
  })

  test('whose last answer was lost gives that answer again, and stores the file once', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing)
    const first = await finish(uploadId)
    expect(await finish(uploadId)).toEqual(first)
    expect(await certificates()).toHaveLength(1)
    // Another call gets neither the file nor the answer, and the chunks are gone.
    const other = await portal.as(expert).send(uploadImage, {
      query: { extension: 'png' },
      headers: { [uploadHeader]: uploadId },
    })
    expect(other).toMatchObject({ status: 404, body: { code: 'UPLOAD_GONE' } })
    expect((await sendBytes(uploadId, 0, chunkAt(bytes, 0))).status).toBe(404)
  })

  test('is received by one call at a time', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing)
    await sql`update file_upload set taken_at = now() where id = ${uploadId}`.execute(portal.db)
    expect(await finish(uploadId)).toMatchObject({ status: 409, body: { code: 'UPLOAD_BUSY' } })
    // The call that received it ended with its process.
    await sql`update file_upload set taken_at = now() - interval '4 minutes' where id = ${uploadId}`.execute(
      portal.db,
    )
    expect((await finish(uploadId)).status).toBe(200)
  })

  test('with missing or changed bytes is refused and forgotten', async () => {
    const bytes = pdf()
    const short = await started(bytes)
    await sendAll(short.uploadId, bytes, [0, 131_072])
    expect(await finish(short.uploadId)).toMatchObject({ status: 409, body: { code: 'UPLOAD_DAMAGED' } })
    expect(await finish(short.uploadId)).toMatchObject({ status: 404, body: { code: 'UPLOAD_GONE' } })
    const changed = await started(bytes, { sha256: hashOf(randomBytes(9)) })
    await sendAll(changed.uploadId, bytes, changed.missing)
    expect(await finish(changed.uploadId)).toMatchObject({ status: 409, body: { code: 'UPLOAD_DAMAGED' } })
    expect(await certificates()).toEqual([])
  })

  test('of a browser that computes no hash is checked by its size', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes, { sha256: null })
    await sendAll(uploadId, bytes, missing)
    expect((await finish(uploadId)).status).toBe(200)
  })

  test('of a type that may not be stored is refused, and may be received by another call', async () => {
    const bytes = Buffer.from('<html><script>alert(1)</script></html>')
    const { uploadId, missing } = await started(bytes, { name: 'plan.html' })
    await sendAll(uploadId, bytes, missing)
    for (let n = 0; n < 2; n += 1)
      expect(await finish(uploadId)).toMatchObject({ status: 400, body: { code: 'FILE_INCORRECT' } })
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\план\u202Efdp.pdf', 'планfdp.pdf'],
    [`${'я'.repeat(400)}.pdf`, `${'я'.repeat(251)}.pdf`],
    ['a\u0000.pdf', 'a.pdf'],
  ])('called %s loses what is hostile in its name', async (name, stored) => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes, { name })
    await sendAll(uploadId, bytes, missing)
    expect(await finish(uploadId)).toMatchObject({ status: 200, body: { name: stored } })
  })

  test.each([
    ['', 'FILE_INCORRECT'],
    ['\u200b', 'FILE_INCORRECT'],
    ['x'.repeat(1001), 'VALIDATION_FAILED'],
  ])('called %j does not begin', async (name, code) => {
    expect(await start(pdf(), { name })).toMatchObject({ status: 400, body: { code } })
  })

  test('that is empty is refused as a form with an empty file is', async () => {
    const form = { name: 'a.pdf', content: Buffer.alloc(0) }
    const byForm = await portal.as(expert).send(uploadExpertCertificate, { file: form })
    expect(byForm).toMatchObject({ status: 400, body: { code: 'FILE_INCORRECT' } })
    const inChunks = await start(Buffer.alloc(0), { name: 'a.pdf' })
    expect([inChunks.status, inChunks.body['code']]).toEqual([byForm.status, byForm.body['code']])
  })
})

describe('equal files', () => {
  test('that are sent at once are both stored', async () => {
    const bytes = pdf()
    const [one, copy] = [await started(bytes), await started(bytes)]
    expect(copy.uploadId).not.toBe(one.uploadId)
    for (const { uploadId, missing } of [one, copy]) await sendAll(uploadId, bytes, missing)
    const answers = await Promise.all([finish(one.uploadId), finish(copy.uploadId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await certificates()).toHaveLength(2)
  })

  test('are one upload again once nothing arrives for half a minute; the first sending is over', async () => {
    const bytes = pdf()
    const first = await started(bytes)
    await sendAll(first.uploadId, bytes, [0])
    await sql`update file_upload set touched_at = now() - interval '31 seconds' where id = ${first.uploadId}`.execute(
      portal.db,
    )
    const second = await started(bytes)
    expect(second.missing).toEqual([65_536, 131_072])
    for (const answer of [
      await sendBytes(first.uploadId, 0, chunkAt(bytes, 0)),
      await finish(first.uploadId),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'UPLOAD_GONE' } })
    await sendAll(second.uploadId, bytes, second.missing)
    expect((await finish(second.uploadId)).status).toBe(200)
  })

  test('are two uploads while a call receives the first', async () => {
    const bytes = pdf()
    const first = await started(bytes)
    await sql`update file_upload set taken_at = now(), touched_at = now() - interval '1 minute'
      where id = ${first.uploadId}`.execute(portal.db)
    expect((await started(bytes)).uploadId).not.toBe(first.uploadId)
  })

  test('with different names are different files', async () => {
    const bytes = pdf()
    const key = randomUUID()
    const draft = await started(bytes, { key, name: 'draft.pdf' })
    await sendAll(draft.uploadId, bytes, [0])
    const final = await started(bytes, { key, name: 'final.pdf' })
    expect(final.missing).toHaveLength(3)
    await sendAll(final.uploadId, bytes, final.missing)
    expect(await finish(final.uploadId)).toMatchObject({ status: 200, body: { name: 'final.pdf' } })
  })

  test('of two accelerators are stored in both: a call for one gets no answer of the other', async () => {
    const accelerators = [await portal.make.accelerator(), await portal.make.accelerator()]
    const person = await portal.make.person()
    for (const accelerator of accelerators)
      await portal.make.member({ accelerator, role: 'ACC', admin: true, person })
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes, { by: person })
    for (const from of missing)
      expect((await sendBytes(uploadId, from, chunkAt(bytes, from), person)).status).toBe(204)
    const put = ({ id }: { id: number }) =>
      portal.as(person).send(uploadMarketingFile, {
        headers: { [uploadHeader]: uploadId, 'accelerator-id': String(id) },
      })
    const first = await put(accelerators[0]!)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(await put(accelerators[0]!)).toEqual(first)
    expect(await put(accelerators[1]!)).toMatchObject({ status: 404, body: { code: 'UPLOAD_GONE' } })
  })
})

describe('a call', () => {
  const taken = async (uploadId: string) => {
    const { rows } = await sql<{ call: string | null; free: boolean; answered: boolean }>`
      select call, taken_at is null as free, answered_at is not null as answered from file_upload
      where id = ${uploadId}`.execute(portal.db)
    return rows[0]
  }
  const warn = vi.fn()
  const acting = () => ({ db: portal.db, log: { warn } as never })
  const complete = async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing)
    return uploadId
  }
  const take = async (uploadId: string) => {
    const result = await takeUpload(acting(), expert.uid, uploadId, 'POST /somewhere {}')
    if (!('turn' in result)) throw new Error('answered')
    return result.turn
  }
  const outlast = (uploadId: string) =>
    sql`update file_upload set taken_at = now() - interval '4 minutes' where id = ${uploadId}`.execute(
      portal.db,
    )

  test('that may not be made does not read the file', async () => {
    const uploadId = await complete()
    const { id } = await portal.make.accelerator()
    const answer = await portal.as(expert).send(uploadMarketingFile, {
      headers: { [uploadHeader]: uploadId, 'accelerator-id': String(id) },
    })
    expect([403, 404]).toContain(answer.status)
    expect(answer.body['code']).not.toBe('UPLOAD_GONE')
    const incomplete = await portal.as(expert).send(uploadMarketingFile, {
      query: { access: 'NOBODY' },
      headers: { [uploadHeader]: uploadId, 'accelerator-id': String(id) },
    })
    expect(incomplete.status).toBe(400)
    expect(await taken(uploadId)).toEqual({ call: null, free: true, answered: false })
  })

  test('that outlasted its turn does not end the turn of the next', async () => {
    const uploadId = await complete()
    const first = await take(uploadId)
    await outlast(uploadId)
    const second = await take(uploadId)
    await releaseUpload(acting(), first, { wasRead: false })
    await expect(take(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_BUSY' })
    await finishUpload(acting(), first, { id: 1 })
    expect(await taken(uploadId)).toMatchObject({ free: false, answered: false })
    await finishUpload(acting(), second, { id: 2 })
    expect(await takeUpload(acting(), expert.uid, uploadId, 'POST /somewhere {}')).toEqual({
      answer: { id: 2 },
    })
  })

  test('whose file cannot be read releases it, and an error of the release hides nothing', async () => {
    const uploadId = await complete()
    await sql`alter table file_upload_chunk rename to chunks_away`.execute(portal.db)
    await expect(take(uploadId)).rejects.toThrow('file_upload_chunk')
    await sql`alter table chunks_away rename to file_upload_chunk`.execute(portal.db)
    expect(await taken(uploadId)).toMatchObject({ free: true })
    const turn = await take(uploadId)
    await sql`alter table file_upload rename to uploads_away`.execute(portal.db)
    await releaseUpload(acting(), turn, { wasRead: false })
    await finishUpload(acting(), turn, null)
    await sql`alter table uploads_away rename to file_upload`.execute(portal.db)
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('that only read the file leaves it to any sending', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing)
    await releaseUpload(acting(), await take(uploadId), { wasRead: true })
    expect(await started(bytes)).toMatchObject({ missing: [] })
  })
})

describe('a chunk', () => {
  test.each([
    ['between two places', 1, 65_536],
    ['after the end', 196_608, 65_536],
    ['shorter than its place', 0, 65_535],
    ['longer than the rest of the file', 131_072, 65_536],
    ['that is empty', 0, 0],
  ])('%s is refused', async (_what, from, length) => {
    const bytes = pdf()
    const { uploadId } = await started(bytes)
    const answer = await sendBytes(uploadId, from, Buffer.alloc(length))
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((await started(bytes)).missing).toHaveLength(3)
  })

  test('of more than 64 KiB is refused before it is read', async () => {
    const { uploadId } = await started(pdf())
    expect((await sendBytes(uploadId, 0, Buffer.alloc(65_537))).status).toBe(413)
  })

  test('of another person’s upload finds nothing, nor does its end or its removal', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing.slice(1))
    const gone = { status: 404, body: { code: 'UPLOAD_GONE' } }
    expect(await sendBytes(uploadId, 0, chunkAt(bytes, 0), stranger)).toMatchObject(gone)
    expect(await finish(uploadId, stranger)).toMatchObject(gone)
    expect(await portal.as(stranger).call(dropUpload, { body: { uploadId } })).toMatchObject(gone)
    // The same bytes of a stranger are an upload of their own.
    const own = await started(bytes, { by: stranger })
    expect(own).toMatchObject({ missing: [0, 65_536, 131_072] })
    expect(own.uploadId).not.toBe(uploadId)
    expect(await certificates(stranger)).toEqual([])
  })

  test('of an unknown upload finds nothing; a guest is refused', async () => {
    expect((await sendBytes(randomUUID(), 0, Buffer.alloc(1))).status).toBe(404)
    expect((await sendBytes('1', 0, Buffer.alloc(1))).status).toBe(400)
    for (const id of [randomUUID(), "' or 1=1", '']) expect((await finish(id)).status).toBe(404)
    expect(
      await portal.guest.send(sendChunk, {
        query: { uploadId: randomUUID(), start: 0 },
        bytes: Buffer.alloc(1),
      }),
    ).toMatchObject({ status: 401 })
  })

  test('that arrives after the end is refused and not stored', async () => {
    const bytes = pdf()
    const { uploadId, missing } = await started(bytes)
    await sendAll(uploadId, bytes, missing)
    expect((await finish(uploadId)).status).toBe(200)
    // Its upload was found before the end.
    for (const id of [uploadId, randomUUID()])
      await expect(
        storeChunk(portal.db, { id, size: bytes.length }, 0, chunkAt(bytes, 0)),
      ).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
    const { rows } = await sql`select from file_upload_chunk where upload_id = ${uploadId}`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('is taken by no other call', async () => {
    const answer = await portal.as(expert).send(startUpload, { bytes: Buffer.from('{}') })
    expect(answer.status).toBe(415)
  })
})

describe('limits', () => {
  test('a file over 10 MB does not begin', async () => {
    const body = { key: randomUUID(), name: 'a.pdf', size: maxFileSize + 1, sha256: null }
    expect(await portal.as(expert).call(startUpload, { body })).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE' },
    })
    for (const size of [-1, 1.5])
      expect((await portal.as(expert).call(startUpload, { body: { ...body, size } })).status).toBe(400)
  })

  test('a file over the limit that the administrator set does not begin', async () => {
    setVariableDefaults(portal.db, { uploadMegabytes: 1 })
    const begin = (size: number) =>
      portal.as(expert).call(startUpload, { body: { key: randomUUID(), name: 'a.pdf', size, sha256: null } })
    expect((await begin(1024 * 1024)).status).toBe(200)
    expect(await begin(1024 * 1024 + 1)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
    setVariableDefaults(portal.db, { uploadMegabytes: 10 })
  })

  test('complete uploads that no call receives make room, the read ones first', async () => {
    const small = async () => {
      const bytes = randomBytes(10)
      const { uploadId } = await started(bytes)
      await sendAll(uploadId, bytes, [0])
      return uploadId
    }
    const ids: string[] = []
    for (let n = 0; n < maxUploads; n += 1) ids.push(await small())
    await sql`update file_upload set send_key = null where id = ${ids[4]}`.execute(portal.db)
    const left = async () => {
      const { rows } = await sql<{ id: string }>`
        select id from file_upload where person_uid = ${expert.uid}`.execute(portal.db)
      return ids.filter((id) => rows.some((row) => row.id === id))
    }
    await started(pdf())
    expect(await left()).toEqual(ids.filter((_id, n) => n !== 4))
    await started(pdf())
    expect(await left()).toEqual(ids.filter((_id, n) => n !== 4 && n !== 0))
    await sql`update file_upload set taken_at = now() where person_uid = ${expert.uid}`.execute(portal.db)
    expect((await start(pdf())).status).toBe(409)
  })

  test('all uploads together do not fill the disk; idle ones make room', async () => {
    await sql`insert into file_upload (person_uid, name, size) values (${stranger.uid}, 'a.pdf', 2147483647)`.execute(
      portal.db,
    )
    expect(await start(pdf())).toMatchObject({ status: 409, body: { code: 'UPLOADS_FULL' } })
    await sql`update file_upload set touched_at = now() - interval '11 minutes' where person_uid = ${stranger.uid}`.execute(
      portal.db,
    )
    expect((await start(pdf())).status).toBe(200)
  })

  test('a person has ten unfinished uploads; those that stopped make room', async () => {
    for (let n = 0; n < maxUploads; n += 1) await started(pdf())
    expect(await start(pdf())).toMatchObject({
      status: 409,
      body: { code: 'UPLOAD_LIMIT', params: { limit: maxUploads } },
    })
    // Another person is not concerned.
    await started(pdf(), { by: stranger })
    await sql`update file_upload set touched_at = now() - interval '11 minutes' where person_uid = ${expert.uid}`.execute(
      portal.db,
    )
    await started(pdf())
    expect(await unfinished()).toBe(maxUploads)
  })

  test('concurrent beginnings do not pass the limit', async () => {
    const answers = await Promise.all(Array.from({ length: maxUploads + 3 }, () => start(pdf())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxUploads)
    expect(await unfinished()).toBe(maxUploads)
  })

  test('a cancelled upload is forgotten at once, one that began a day ago by a job, whatever still arrives', async () => {
    const { uploadId } = await started(pdf())
    expect((await portal.as(expert).call(dropUpload, { body: { uploadId } })).status).toBe(204)
    const stale = await started(pdf())
    const fresh = await started(pdf())
    await sendAll(stale.uploadId, pdf(), [0])
    await sql`update file_upload set created_at = now() - interval '25 hours' where id = ${stale.uploadId}`.execute(
      portal.db,
    )
    await sendAll(stale.uploadId, pdf(), [65_536])
    await cleanUp.run({ db: portal.db, signal: new AbortController().signal } as never, null)
    const { rows } = await sql<{ id: string }>`
      select id from file_upload where person_uid = ${expert.uid}`.execute(portal.db)
    expect(rows).toEqual([{ id: fresh.uploadId }])
    const chunks = await sql`select from file_upload_chunk where upload_id = ${stale.uploadId}`.execute(
      portal.db,
    )
    expect(chunks.rows).toEqual([])
  })
})
