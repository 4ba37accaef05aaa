import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as projects from '../contract/project.endpoints.ts'
import * as team from '../contract/team.endpoints.ts'

let portal: TestPortal
let leader: Person
let mate: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  mate = await portal.make.person()
  project = await portal.make.project({ leader, members: [mate] })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

type Shown = {
  leader: { uid: string }
  members: {
    id: number
    person: { uid: string }
    role: string
    actions: string[]
    resumeFile: object | null
  }[]
  leadershipOffer: { id: number; to: { uid: string }; actions: string[] } | null
}

const shown = async (by: Person, of = project) =>
  done(
    await portal.as(by).call(projects.getProject, { query: { projectId: String(of.id) } }),
  ) as unknown as Shown

const memberId = async (person: Person, of = project): Promise<number> =>
  (await shown(person, of)).members.find((one) => one.person.uid === person.uid)!.id

const valueOf = async (code: string): Promise<number> => {
  const { id } = await portal.db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select('v.id')
    .where('d.code', '=', code)
    .orderBy('v.id')
    .executeTakeFirstOrThrow()
  return id
}

const place = {
  position: 'Технический директор',
  roles: [] as number[],
  roleInTeam: 'Собирает прототип',
  responsibilities: [] as number[],
  responsibilityArea: '',
  competencies: [] as number[],
  resume: 'Десять лет в теплоэнергетике.',
  additionalInfo: 'Готов к переезду.',
}

describe('the place of a member', () => {
  test('is written by the member, with everything the specification lists', async () => {
    const body = {
      ...place,
      memberId: await memberId(mate),
      roles: [await valueOf('PROJECT_ROLES')],
      responsibilities: [await valueOf('RESPONSIBILITY_AREAS')],
      competencies: [await valueOf('COMPETENCIES')],
    }
    expect(done(await portal.as(mate).call(team.editProjectMember, { body }))).toMatchObject({
      lastName: mate.last_name,
      email: mate.email,
      role: 'MEMBER',
      position: place.position,
      rolesInTeam: [{ id: body.roles[0] }],
      responsibilityAreas: [{ id: body.responsibilities[0] }],
      competencies: [{ id: body.competencies[0] }],
      resume: place.resume,
      additionalInfo: place.additionalInfo,
      actions: ['edit', 'leave'],
    })
  })

  test('takes values of the right dictionary only', async () => {
    const body = { ...place, memberId: await memberId(mate), competencies: [await valueOf('PROJECT_ROLES')] }
    expect(await portal.as(leader).call(team.editProjectMember, { body })).toMatchObject({
      status: 400,
      body: { fields: { competencies: 'NOT_IN_LIST' } },
    })
  })

  test('keeps a value that went into the archive after it was chosen', async () => {
    const id = await valueOf('PROJECT_ROLES')
    const body = { ...place, memberId: await memberId(mate), roles: [id] }
    done(await portal.as(leader).call(team.editProjectMember, { body }))
    const archive = (status: 'ARCHIVE' | 'ACTIVE') =>
      portal.db.updateTable('dictionary_value').set({ status }).where('id', '=', id).execute()
    await archive('ARCHIVE')
    expect(done(await portal.as(mate).call(team.editProjectMember, { body }))['rolesInTeam']).toHaveLength(1)
    const other = { ...body, memberId: await memberId(leader) }
    expect((await portal.as(leader).call(team.editProjectMember, { body: other })).status).toBe(400)
    await archive('ACTIVE')
  })

  test('has one file of a resume, which goes with the next one', async () => {
    const id = await memberId(mate)
    const send = (name: string) =>
      portal.as(mate).send(team.uploadMemberResume, {
        query: { memberId: id },
        file: { name, content: 'Опыт и образование' },
      })
    expect(done(await send('resume.txt'))).toMatchObject({ resumeFile: { name: 'resume.txt' } })
    const files = () =>
      portal.db.selectFrom('file').select('name').where('uploaded_by', '=', mate.uid).execute()
    expect(done(await send('cv.txt'))).toMatchObject({ resumeFile: { name: 'cv.txt' } })
    expect(await files()).toEqual([{ name: 'cv.txt' }])
    const query = { memberId: String(id) }
    expect((await portal.as(leader).call(team.downloadMemberResume, { query })).status).toBe(200)
    expect(
      done(await portal.as(leader).call(team.deleteMemberResume, { body: { memberId: id } })),
    ).toMatchObject({
      resumeFile: null,
    })
    expect((await portal.as(leader).call(team.downloadMemberResume, { query })).status).toBe(404)
    expect(await files()).toEqual([])
  })
})

describe('leaving', () => {
  test('is for everybody but the leader; the history says who', async () => {
    const person = await portal.make.person()
    await portal.make.projectMember({ project, person })
    done(await portal.as(person).call(team.leaveProject, { body: { projectId: project.id } }))
    expect(
      (await portal.as(person).call(team.leaveProject, { body: { projectId: project.id } })).status,
    ).toBe(404)
    expect(
      (await portal.as(leader).call(team.leaveProject, { body: { projectId: project.id } })).body['code'],
    ).toBe('PROJECT_LEADER_REQUIRED')
    const body = { memberId: await memberId(leader) }
    expect((await portal.as(leader).call(team.removeProjectMember, { body })).body['code']).toBe(
      'PROJECT_LEADER_REQUIRED',
    )
    const history = done(
      await portal.as(leader).call(projects.getProjectHistory, { query: { projectId: String(project.id) } }),
    )
    expect((history['items'] as object[])[0]).toMatchObject({
      action: 'leaveTeam',
      actor: { uid: person.uid },
      person: { uid: person.uid },
    })
  })
})

describe('the lead', () => {
  const fresh = async (name?: string) => {
    const heir = await portal.make.person()
    const of = await portal.make.project({ leader, members: [heir], ...(name ? { name } : {}) })
    const offer = async () =>
      portal.as(leader).call(team.offerLeadership, { body: { memberId: await memberId(heir, of) } })
    return { heir, of, offer }
  }

  test('is handed over when the member agrees, and not before', async () => {
    const { heir, of, offer } = await fresh()
    const { id } = done(await offer()) as { id: number }
    expect((await offer()).body['code']).toBe('STATE_CHANGED')
    expect(await shown(heir, of)).toMatchObject({
      leader: { uid: leader.uid },
      leadershipOffer: { id, actions: ['accept', 'decline'] },
    })
    done(await portal.as(heir).call(team.acceptLeadership, { body: { offerId: id } }))
    const after = await shown(leader, of)
    expect(after).toMatchObject({ leader: { uid: heir.uid }, leadershipOffer: null })
    expect(after.members.map(({ person, role }) => [person.uid, role])).toEqual([
      [heir.uid, 'LEADER'],
      [leader.uid, 'MEMBER'],
    ])
    expect((await portal.as(heir).call(team.acceptLeadership, { body: { offerId: id } })).body['code']).toBe(
      'STATE_CHANGED',
    )
  })

  test('stays where it is when the member declines, or the leader thinks better of it', async () => {
    const { heir, of, offer } = await fresh()
    const first = done(await offer()) as { id: number }
    done(await portal.as(heir).call(team.declineLeadership, { body: { offerId: first.id } }))
    const second = done(await offer()) as { id: number }
    done(await portal.as(leader).call(team.revokeLeadership, { body: { offerId: second.id } }))
    expect(await shown(heir, of)).toMatchObject({ leader: { uid: leader.uid }, leadershipOffer: null })
  })

  test('does not go to who leads a project of the same name', async () => {
    const { heir, of, offer } = await fresh(`Двойник ${Date.now()}`)
    await portal.make.project({ leader: heir, name: of.name.toUpperCase() })
    const { id } = done(await offer()) as { id: number }
    const answer = await portal.as(heir).call(team.acceptLeadership, { body: { offerId: id } })
    expect(answer.body['code']).toBe('PROJECT_NAME_TAKEN')
    expect(await shown(heir, of)).toMatchObject({ leader: { uid: leader.uid }, leadershipOffer: { id } })
  })

  test('is not offered to somebody blocked', async () => {
    const { heir, of } = await fresh()
    const id = await memberId(heir, of)
    await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', heir.uid).execute()
    const answer = await portal.as(leader).call(team.offerLeadership, { body: { memberId: id } })
    expect(answer.body['code']).toBe('USER_NOT_INITIATOR')
  })

  test('goes with the member who is removed or leaves', async () => {
    const { heir, of, offer } = await fresh()
    done(await offer())
    done(
      await portal
        .as(leader)
        .call(team.removeProjectMember, { body: { memberId: await memberId(heir, of) } }),
    )
    expect((await shown(leader, of)).leadershipOffer).toBeNull()
    await portal.make.projectMember({ project: of, person: heir })
    done(await offer())
    done(await portal.as(heir).call(team.leaveProject, { body: { projectId: of.id } }))
    expect((await shown(leader, of)).leadershipOffer).toBeNull()
  })

  test('is never left with nobody: accepting and removing at once, one of them wins', async () => {
    const { heir, of, offer } = await fresh()
    const { id } = done(await offer()) as { id: number }
    const removed = await memberId(heir, of)
    const answers = await collide(portal.database, `select from project where id = ${of.id} for update`, [
      () => portal.as(heir).call(team.acceptLeadership, { body: { offerId: id } }),
      () => portal.as(leader).call(team.removeProjectMember, { body: { memberId: removed } }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
    const after = await shown(leader, of)
    expect(after.members.map(({ person }) => person.uid)).toContain(after.leader.uid)
  })
})
