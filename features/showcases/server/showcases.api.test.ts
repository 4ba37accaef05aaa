import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { sectionOf, type PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { acceptAccelerationRequest } from '../../acceleration-requests/contract/acceleration-request.endpoints.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { saveProfileTemplate } from '../../profile-templates/contract/template.endpoints.ts'
import { getProjectProfile, saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import * as publications from '../contract/project-publication.endpoints.ts'
import * as templates from '../contract/publication-template.endpoints.ts'
import { publicationConsentVersion } from '../domain/consent-text.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let acc: Person
let leader: Person
let project: Project
let template: PublicationTemplate

const words = plain({ code: 'market', type: 'STRING' })
const secret = plain({ code: 'secret', type: 'STRING' })

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  await portal.make.profileTemplate({ main: true, status: 'ACTIVE', tree: tree(words, secret) })
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  template = await make.publicationTemplate({ accelerator, codes: ['market', 'secret'], is_main: true })
})

const outcome = ({ status, body }: Answer): unknown => body['code'] ?? status
const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const move = (action: 'publish' | 'republish' | 'unpublish', by = acc, templateId = template.id) =>
  portal
    .as(by)
    .call(publications.moveProjectPublication, { body: { projectId: project.id, templateId, action } })
const consent = (by = leader) =>
  portal.as(by).call(publications.givePublicationConsent, {
    body: { projectId: project.id, acceleratorId: accelerator.id, consentVersion: publicationConsentVersion },
  })
const withdraw = (by = leader) =>
  portal.as(by).call(publications.withdrawPublicationConsent, {
    body: { projectId: project.id, acceleratorId: accelerator.id },
  })
const write = (field: string, value: string, version = 0) =>
  portal.as(leader).call(saveProjectProfile, {
    body: { projectId: project.id, cells: [{ code: field, item: null, field, value, version }] },
  })
const read = async (by: Person) =>
  (
    await portal
      .as(by)
      .call(publications.getProjectPublications, { query: { projectId: String(project.id) } })
  ).body['items'] as {
    publications: { state: string; changes: number; actions: string[] }[]
    actions: string[]
  }[]
const shown = async () => (await read(acc))[0]!.publications[0]!
const preview = async (by: Person) =>
  portal.as(by).call(publications.previewProjectPublication, {
    query: { projectId: String(project.id), templateId: String(template.id) },
  })
const state = async () =>
  (
    await portal.db
      .selectFrom('project')
      .select('publication_status')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow()
  ).publication_status

describe('a publication template', () => {
  const edit = (given: Record<string, unknown>, templateId = template.id) =>
    portal.as(admin).send(templates.editPublicationTemplate, {
      body: {
        templateId,
        version: 1,
        name: 'Витрина',
        main: false,
        public: true,
        brandLight: '',
        brandDark: '',
        ...given,
      },
    })
  const moveIt = (action: 'publish' | 'archive' | 'restore', templateId = template.id) =>
    portal.as(admin).call(templates.movePublicationTemplate, { body: { templateId, action } })
  const remove = (templateId: number) =>
    portal.as(admin).call(templates.deletePublicationTemplate, { body: { templateId } })
  const save = (sections: ReturnType<typeof sectionOf>, version = 1) =>
    portal.as(admin).call(templates.savePublicationSections, {
      body: { templateId: template.id, version, sections },
    })

  test('begins as a draft, is filled, published, and read by the team', async () => {
    const made = await portal
      .as(admin)
      .call(templates.createPublicationTemplate, { headers: headers(), body: { name: 'Осенний набор' } })
    const id = made.body['id'] as number
    expect(outcome(await moveIt('publish', id))).toBe(204)
    const got = await portal
      .as(acc)
      .call(templates.getPublicationTemplate, { query: { templateId: String(id) } })
    expect(got.body).toMatchObject({
      state: 'PUBLISHED',
      itemsCount: 0,
      actions: [],
      projects: [{ id: project.id }],
    })
    const listed = await portal
      .as(acc)
      .call(templates.listPublicationTemplates, { headers: headers(), query: { findText: 'осенний' } })
    expect(listed.body).toMatchObject({ total: 1, mayEdit: false, items: [{ id }] })
  })

  test('is the only main one of its accelerator', async () => {
    const other = await portal.make.publicationTemplate({ accelerator })
    expect(outcome(await edit({ main: true }, other.id))).toBe('MAIN_SHOWCASE_LIMIT')
    expect(outcome(await edit({ main: false }))).toBe(200)
    expect(outcome(await edit({ main: true }, other.id))).toBe(200)
  })

  test('has colours that can be read', async () => {
    expect((await edit({ brandLight: '#ff5629', brandDark: '#111111' })).body['fields']).toEqual({
      brandLight: 'LOW_CONTRAST',
      brandDark: 'LOW_CONTRAST',
    })
    expect((await edit({ brandLight: '#0B57D0', brandDark: '#a8c7fa' })).body).toMatchObject({
      brandLight: '#0b57d0',
      version: 2,
    })
  })

  test('of two who save one gets a conflict', async () => {
    const answers = await Promise.all([save(sectionOf('market')), save(sectionOf('secret'))])
    expect(answers.map((one) => String(outcome(one))).toSorted()).toEqual(['200', 'STATE_CHANGED'])
    const wrong = await save(sectionOf('market', 'unheard_of'), 2)
    expect(wrong.body['fields']).toEqual({ 'sections.0.items.1.code': 'NOT_IN_LIST' })
  })

  test('is deleted only with nothing chosen, and archived only with nobody shown', async () => {
    expect(outcome(await remove(template.id))).toBe('PUBLICATION_TEMPLATE_HAS_OBJECTS')
    await portal.make.publication({ project, template })
    expect(outcome(await moveIt('archive'))).toBe('SHOWCASE_HAS_PROJECTS')
    expect(outcome(await save(sectionOf()))).toBe(200)
    expect(outcome(await remove(template.id))).toBe('PUBLICATION_TEMPLATE_HAS_OBJECTS')
    expect(outcome(await move('unpublish'))).toBe(204)
    expect(outcome(await moveIt('archive'))).toBe(204)
    expect(outcome(await remove(template.id))).toBe(204)
  })

  test('keeps what it shows in the template of profiles', async () => {
    const keeper = await portal.make.person({ roles: ['ADMIN'] })
    const stored = plain({ code: 'kept_here', type: 'STRING' })
    const profile = await portal.make.profileTemplate({ status: 'ACTIVE', tree: tree(words, stored) })
    const draft = await sql<{ id: number; version: number }>`
      insert into profile_template_version (template_id, number, tree)
      select template_id, 2, tree from profile_template_version where id = ${profile.version.id} returning id, version`.execute(
      portal.db,
    )
    const { id: versionId, version } = draft.rows[0]!
    const drop = () =>
      portal.as(keeper).call(saveProfileTemplate, { body: { versionId, version, tree: tree(words) } })
    const showing = await portal.make.publicationTemplate({ accelerator, codes: ['kept_here'] })
    expect(outcome(await drop())).toBe('OBJECT_IN_USE')
    await portal.db.deleteFrom('publication_template').where('id', '=', showing.id).execute()
    expect(outcome(await drop())).toBe(200)
  })

  test('is limited in number', async () => {
    await sql`insert into publication_template (accelerator_id, name)
      select ${accelerator.id}, 'Витрина ' || n from generate_series(1, 49) n`.execute(portal.db)
    const one = await portal
      .as(admin)
      .call(templates.createPublicationTemplate, { headers: headers(), body: { name: 'Ещё одна' } })
    expect(one.body).toMatchObject({ code: 'SHOWCASE_LIMIT', params: { limit: 50 } })
  })
})

describe('a project in a showcase', () => {
  test('is there only while its leader agrees; taken back, it is gone from all at once', async () => {
    expect(outcome(await move('publish'))).toBe('PUBLICATION_CONSENT_NEEDED')
    expect(outcome(await consent(acc))).toBe('ACCESS_DENIED')
    expect((await read(leader))[0]!.actions).toEqual(['consent'])
    expect(outcome(await consent())).toBe(204)
    expect(outcome(await consent())).toBe('STATE_CHANGED')
    const second = await portal.make.publicationTemplate({ accelerator })
    expect([await move('publish'), await move('publish', acc, second.id)].map(outcome)).toEqual([204, 204])
    expect(await state()).toBe('PUBLISHED')
    expect(outcome(await move('publish'))).toBe('PUBLICATION_STATE_UNCHANGED')
    expect(outcome(await move('unpublish', acc, second.id))).toBe(204)
    expect(await state()).toBe('PUBLISHED')
    expect(outcome(await withdraw())).toBe(204)
    expect(await state()).toBe('ARCHIVE')
    expect(outcome(await withdraw())).toBe('STATE_CHANGED')
    expect(outcome(await move('publish'))).toBe('PUBLICATION_CONSENT_NEEDED')
    await vi.waitFor(async () => {
      const inbox = async (of: Person) =>
        JSON.stringify((await portal.as(of).call(listNotifications, { query: {} })).body['items'])
      expect(await inbox(leader)).toContain(project.name)
      expect(await inbox(acc)).toContain(project.name)
    })
  })

  test('needs a published template', async () => {
    await consent()
    const draft = await portal.make.publicationTemplate({ accelerator, content_status: 'DRAFT' })
    expect(outcome(await move('publish', acc, draft.id))).toBe('SHOWCASE_NEEDED')
    expect((await read(leader))[0]!.publications).toHaveLength(1)
  })

  test('shows what was published until it is published again', async () => {
    await write('market', 'Сельское хозяйство')
    await consent()
    await move('publish')
    expect(outcome(await move('republish'))).toBe('PUBLICATION_STATE_UNCHANGED')
    const page = async (by: Person | null) => {
      const query = { projectId: String(project.id) }
      const answer = await (by ? portal.as(by) : portal.guest).call(getProjectProfile, { query })
      return (answer.body['values'] as { plain: Record<string, unknown> }).plain['market']
    }
    await portal.as(leader).call(setProfileVisibility, {
      body: { projectId: project.id, codes: ['market'], visibility: 'VISIBLE_ALL' },
    })
    await write('market', 'Промышленность', 1)
    expect([await page(null), await page(leader), await page(acc)]).toEqual([
      'Сельское хозяйство',
      'Промышленность',
      'Промышленность',
    ])
    expect(await shown()).toMatchObject({
      state: 'PUBLISHED',
      changes: 1,
      actions: ['republish', 'unpublish'],
    })
    expect(outcome(await move('republish'))).toBe(204)
    expect(await shown()).toMatchObject({ changes: 0, actions: ['unpublish'] })
    expect(await page(null)).toBe('Промышленность')
  })

  test('is published by itself when an application is accepted, where the programme does so and the leader agreed', async () => {
    const programme = await portal.make.programme({ accelerator, automatic_publication: true })
    const track = await portal.make.track({ programme })
    const accept = async () => {
      const { id } = await portal.make.request({ project, track })
      const answer = await portal.as(acc).call(acceptAccelerationRequest, {
        headers: headers(),
        query: { userUid: acc.uid, requestId: String(id) },
        body: {},
      })
      expect(outcome(answer)).toBe(200)
      await sql`delete from acceleration_request where id = ${id}`.execute(portal.db).catch(() => undefined)
    }
    await consent()
    await accept()
    expect(await state()).toBe('PUBLISHED')
  })

  test('is looked at by each with what each reads, and by nobody else', async () => {
    await write('market', 'Сельское хозяйство')
    await write('secret', 'Патент на стадии заявки')
    const show = (codes: string[], visibility: 'VISIBLE_ALL' | 'NON_VISIBLE') =>
      portal.as(leader).call(setProfileVisibility, { body: { projectId: project.id, codes, visibility } })
    await show(['market'], 'VISIBLE_ALL')
    await show(['secret'], 'NON_VISIBLE')
    const ofAccelerator = await preview(acc)
    expect(JSON.stringify(ofAccelerator.body)).not.toContain('Патент')
    expect(ofAccelerator.body['viewers']).toMatchObject([
      { viewer: 'GUEST', closed: null, shown: ['market'], leftOut: [{ code: 'secret', why: 'HIDDEN' }] },
      { viewer: 'SIGNED_IN', shown: ['market'] },
      { viewer: 'INVESTOR', shown: ['market'] },
      { viewer: 'ACCELERATOR', shown: ['market'] },
      { viewer: 'TEAM', shown: ['market'], leftOut: [{ code: 'secret', why: 'UNTOLD' }] },
    ])
    const ofTeam = await preview(leader)
    expect(ofTeam.body['values']).toMatchObject({ plain: { secret: 'Патент на стадии заявки' } })
    const stranger = await portal.make.member({ role: 'ACC', admin: true })
    expect(outcome(await preview(stranger))).toBe('NOT_FOUND')
    expect(outcome(await move('publish', stranger))).toBe('NOT_FOUND')
  })
})
