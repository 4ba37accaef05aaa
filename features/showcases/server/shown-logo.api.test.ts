import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { blackPng } from '../../../tests/support/pictures.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { uploadProjectLogo } from '../../projects/contract/project-logo.endpoints.ts'
import { search } from '../../search/contract/search.endpoints.ts'
import { moveProjectPublication } from '../contract/project-publication.endpoints.ts'
import { getShownProject, listShownProjects } from '../contract/shown-project.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let project: Project
let template: PublicationTemplate
/** The project's own address of its logo. */
let own: string

const done = ({ status, body }: Answer): Record<string, unknown> => {
  expect(status, JSON.stringify(body).slice(0, 400)).toBeLessThan(300)
  return body
}

beforeAll(async () => {
  portal = await openPortal()
})

const upload = async (side: number): Promise<string> =>
  done(
    await portal.as(leader).send(uploadProjectLogo, {
      query: { projectId: project.id },
      file: { name: 'logo.png', content: blackPng(side, side) },
    }),
  )['logoUrl'] as string

const move = async (action: 'publish' | 'unpublish', of = template) =>
  done(
    await portal.as(admin).call(moveProjectPublication, {
      body: { projectId: project.id, templateId: of.id, action },
    }),
  )

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  project = await make.project({ leader, name: `Маяк ${crypto.randomUUID().slice(0, 8)}` })
  await make.participation({ project, track: await make.track({ accelerator }) })
  await make.publicationConsent({ project, accelerator })
  template = await make.publicationTemplate({ accelerator, codes: ['pitch'] })
  own = await upload(64)
  await move('publish')
})

type By = Pick<TestPortal['guest'], 'send'>

const listed = async (by: By = portal.guest, of = template): Promise<string> => {
  const { items } = done(await by.send(listShownProjects, { query: { showcaseId: String(of.id) } }))
  return (items as { logoUrl: string }[])[0]!.logoUrl
}
const onPage = async (by: By = portal.guest): Promise<string> =>
  done(await by.send(getShownProject, { query: { projectId: String(project.id) } }))['logoUrl'] as string

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers })
const statusOf = async (url: string) => (await get(url)).statusCode

describe('the logo of a published project', () => {
  test('stands for everybody at an address that is not the project’s own, in each width', async () => {
    const url = await listed()
    expect([await onPage(), await listed(portal.as(await portal.make.person()))]).toEqual([url, url])
    const image = new URL(own, 'http://localhost').searchParams.get('image')!
    expect(url).not.toContain(image)
    const { statusCode, headers, rawPayload } = await get(url)
    expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'image/webp',
      '*',
    ])
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(headers['content-disposition']).toBe('inline')
    expect(await statusOf(`${url}&width=64`)).toBe(200)
    expect(await statusOf(url.replace(/image=[^&]+/, `image=${image}`))).toBe(404)
  })

  test('is cached by no shared cache without revalidation, and not sent twice', async () => {
    const url = await listed()
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('public, max-age=3600, s-maxage=0')
    expect((await get(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    expect((await get(`${url}&width=64`, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
  })

  test('that is new has a new address', async () => {
    const before = await listed()
    await upload(80)
    expect(await listed()).not.toBe(before)
  })

  test('is gone as soon as the project is taken back, in every width, also for those who had it', async () => {
    const url = await listed()
    const { headers } = await get(url)
    expect(await statusOf(`${url}&width=64`)).toBe(200)
    await move('unpublish')
    expect([
      await statusOf(url),
      await statusOf(`${url}&width=64`),
      (await get(url, { 'if-none-match': String(headers['etag']) })).statusCode,
    ]).toEqual([404, 404, 404])
    await move('publish')
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf(await listed())).toBe(200)
  })

  test('stays in another showcase when it is taken back from one', async () => {
    const other = await portal.make.publicationTemplate({ accelerator, codes: ['pitch'] })
    await move('publish', other)
    const [first, second] = [await listed(), await listed(portal.guest, other)]
    expect(first).not.toBe(second)
    await move('unpublish')
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  test('moves when it is shown to fewer', async () => {
    const url = await listed()
    await portal.db
      .updateTable('project')
      .set({ access_level: 'AUTHORIZED' })
      .where('id', '=', project.id)
      .execute()
    expect(await statusOf(url)).toBe(404)
    const known = await listed(portal.as(await portal.make.person()))
    expect([known === url, await statusOf(known)]).toEqual([false, 200])
  })

  test('is found by others in the search at the same address', async () => {
    const stranger = portal.as(await portal.make.person())
    const found = JSON.stringify(done(await stranger.send(search, { query: { text: project.name } })))
    expect(found).toContain(await listed(stranger))
    expect(found).not.toContain(own)
  })
})
