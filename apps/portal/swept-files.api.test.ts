import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { plain, table, column, tree } from '../../features/fields/domain/samples.ts'
import { uploadProjectDocument } from '../../features/projects/contract/project.endpoints.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { Project } from '../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let person: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  person = await portal.make.person()
  project = await portal.make.project({ leader: person })
})

const onDisk = (id: string): string => join(portal.folder, 'files', id.slice(0, 2), id)

/** A file uploaded some days ago, with its bytes. */
const uploaded = async (entity: FileEntity, days = 8): Promise<string> => {
  const id = randomUUID()
  mkdirSync(dirname(onDisk(id)), { recursive: true })
  writeFileSync(onDisk(id), 'Содержание')
  await insertOne(portal.db, 'file', {
    id,
    entity,
    name: 'a.txt',
    mime: 'text/plain',
    size: 20,
    sha256: '0'.repeat(64),
    uploaded_by: person.uid,
    created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
  })
  return id
}

const uploadedForProfile = async (of: Project = project): Promise<string> => {
  const id = await uploaded('PROJECT_UPLOADS')
  await insertOne(portal.db, 'profile_file', { file_id: id, project_id: of.id })
  return id
}

const uploadedForText = async (of: Project = project): Promise<string> => {
  const id = await uploaded('RICH_TEXT_IMAGE')
  await insertOne(portal.db, 'profile_picture', { file_id: id, project_id: of.id, width: 8, height: 4 })
  return id
}

const text = (id: string): string => `<p>Вот:</p><img data-picture="${id}" alt="" width="8" height="4">`

const stands = async (id: string): Promise<boolean> =>
  (await portal.db.selectFrom('file').select('id').where('id', '=', id).execute()).length > 0

test('files that nothing refers to go with their bytes; all others stay', async () => {
  const document = (
    await portal.as(person).send(uploadProjectDocument, {
      query: { projectId: project.id, access: 'EVERYONE' },
      file: { name: 'a.txt', content: 'Содержание' },
    })
  ).body as { id: number }
  const { file_id: storedFile } = await portal.db
    .updateTable('project_document')
    .set({ name: 'Старый документ' })
    .where('id', '=', document.id)
    .returning('file_id')
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('file')
    .set({ created_at: '2020-01-01' })
    .where('id', '=', storedFile!)
    .execute()

  const [now, once] = [await uploadedForProfile(), await uploadedForProfile()]
  await portal.make.profileValues({ project, plain: { deck: [now] } })
  await insertOne(portal.db, 'profile_value_change', {
    project_id: project.id,
    element_code: 'deck',
    field_code: 'deck',
    before: null,
    after: [once] as never,
    changed_by: person.uid,
  })
  const pictures = [await uploadedForText(), await uploadedForText()]
  await portal.make.profileValues({ project, plain: { story: text(pictures[0]!) } })
  await insertOne(portal.db, 'profile_value_change', {
    project_id: project.id,
    element_code: 'tale',
    field_code: 'tale',
    before: null,
    after: text(pictures[1]!),
    changed_by: person.uid,
  })
  const forms = [await uploaded('PROJECT_PROFILE_OBJECT'), await uploaded('PROJECT_PROFILE_OBJECT')]
  await portal.make.profileTemplate({
    tree: tree(
      plain({ code: 'deck', type: 'FILE', templateFileId: forms[0]! }),
      table('papers', [column({ code: 'paper', type: 'FILE', templateFileId: forms[1]! })]),
    ),
  })
  const ready = await uploaded('PROJECT_PROFILE_OBJECT')
  await portal.make.object({ field: { type: 'FILE', templateFileId: ready } })

  const gone = await portal.make.project({ leader: person })
  const orphan = await uploadedForProfile(gone)
  const orphans = [orphan, await uploadedForText(gone)]
  await portal.make.profileValues({
    project: gone,
    plain: { deck: [orphan], story: text(orphans[1]!) },
  })
  // The text of another profile does not refer to images of this one.
  const unused = await uploadedForText()
  await portal.make.profileValues({
    project: await portal.make.project({ leader: person }),
    plain: { story: text(unused) },
  })
  await portal.db.deleteFrom('project').where('id', '=', gone.id).execute()

  const young = await uploaded('PROJECT_UPLOADS', 6)
  const staying = [storedFile!, now, once, ...pictures, ...forms, ready, young]
  const going = [
    ...orphans,
    unused,
    await uploadedForText(),
    await uploadedForProfile(),
    await uploaded('PROJECT_UPLOADS'),
    await uploaded('PROJECT_PROFILE_OBJECT'),
    await uploaded('ACCELERATOR_UPLOADS'),
    await uploaded('CERTIFICATE'),
  ]
  await enqueue(portal.db, 'sweep-files', {})
  await expect.poll(() => going.some((id) => existsSync(onDisk(id))), { timeout: 10_000 }).toBe(false)
  expect(await Promise.all(going.map(stands))).toEqual(going.map(() => false))
  expect(await Promise.all(staying.map(stands))).toEqual(staying.map(() => true))
  expect(staying.map((id) => existsSync(onDisk(id)))).toEqual(staying.map(() => true))
})
