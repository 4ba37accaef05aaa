import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as applications from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import * as inWork from '../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { getProjectTrack } from '../../features/participations/contract/participation.endpoints.ts'
import { listKeptProjects } from '../../features/projects/contract/kept-projects.endpoints.ts'
import { getProjectDetails } from '../../features/projects/contract/project-details.endpoints.ts'
import * as projects from '../../features/projects/contract/project.endpoints.ts'
import * as invitations from '../../features/teams/contract/invitation.endpoints.ts'
import * as joining from '../../features/teams/contract/join-request.endpoints.ts'
import { createVacancy } from '../../features/teams/contract/vacancy.endpoints.ts'
import { collide } from '../../tests/support/collide.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { Project } from '../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

/** An imported project that its accelerator manages until its leader joins (ADR 47). */
let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let team: Person
let teamTracker: Person
let tracker: Person
let foreign: Person
let headers: { 'accelerator-id': string }

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  headers = { 'accelerator-id': String(accelerator.id) }
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  team = await make.member({ accelerator, role: 'ACC' })
  teamTracker = await make.member({ accelerator, role: 'TRC_TEAM' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  foreign = await make.member({ role: 'ACC', admin: true })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const outcome = ({ status, body }: Answer): string =>
  status < 300 ? 'yes' : `${status} ${String(body['code'])}`

const keptProject = (given: Partial<{ name: string }> = {}) =>
  portal.make.keptProject({ accelerator, ...given })

const get = (by: Person, { id }: Project) =>
  portal.as(by).call(projects.getProject, { query: { projectId: String(id) } })

const invite = async (project: Project, person: Person, by = team) =>
  done(
    await portal.as(by).call(invitations.inviteToProject, {
      body: { projectId: project.id, email: person.email, roleInTeam: '', message: '' },
    }),
  ) as { id: number }

const accept = (by: Person, { id }: { id: number }) =>
  portal.as(by).call(invitations.acceptInvitation, { body: { invitationId: id } })

const headOf = async ({ id }: Project) => {
  const { rows } = await sql<{ leader: string | null; keeper: number | null; members: string[] }>`
    select leader_uid as leader, keeper_accelerator_id as keeper,
      array(select person_uid from project_member where project_id = p.id order by id) as members
    from project p where id = ${id}`.execute(portal.db)
  return rows[0]!
}

const idsIn = (answer: Answer): number[] => (done(answer)['items'] as { id: number }[]).map(({ id }) => id)

const ownOf = async (by: Person) => idsIn(await portal.as(by).call(projects.listMyProjects, { query: {} }))

/** Which of these people were notified of a project. */
const notified = async (code: string, { name }: Project): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select recipient_uid as uid from notification where code = ${code} and params->>'project' = ${name}`.execute(
    portal.db,
  )
  const uids = new Set(rows.map(({ uid }) => uid))
  return [admin, team, teamTracker, tracker, foreign].map(({ uid }) => uid).filter((uid) => uids.has(uid))
}

describe('a kept project', () => {
  test('is seen and edited by the whole team of its accelerator, and by nobody else', async () => {
    const project = await keptProject()
    const rename = (by: Person, version: number) =>
      portal.as(by).call(projects.editProject, {
        body: { id: project.id, version, name: `Изменён ${version}` },
      })
    for (const [at, person] of [admin, team, teamTracker].entries()) {
      expect(done(await get(person, project))).toMatchObject({
        leader: null,
        keeper: { id: accelerator.id, name: accelerator.name },
        members: [],
      })
      expect(idsIn(await portal.as(person).call(listKeptProjects, { headers, query: {} }))).toContain(
        project.id,
      )
      expect(await ownOf(person)).not.toContain(project.id)
      expect(outcome(await rename(person, at + 1))).toBe('yes')
    }
    const stranger = await portal.make.person()
    for (const person of [tracker, foreign, stranger]) {
      expect(outcome(await get(person, project))).toBe('404 NOT_FOUND')
      expect(outcome(await rename(person, 4))).toBe('404 NOT_FOUND')
      expect(outcome(await portal.as(person).call(listKeptProjects, { headers, query: {} }))).toBe(
        '403 ACCESS_DENIED',
      )
      const listed = await portal
        .as(person)
        .call(invitations.listProjectInvitations, { query: { projectId: String(project.id) } })
      expect(outcome(listed)).toBe('404 NOT_FOUND')
    }
  })

  test('once published shows others its page as any project, and nothing of its keeper’s work', async () => {
    const project = await portal.make.keptProject({ accelerator })
    await portal.make.publication({ project })
    const page = await portal
      .as(foreign)
      .call(getProjectDetails, { query: { projectId: String(project.id) } })
    expect(done(page)).toMatchObject({ leader: null, members: [], othersCount: 0, actions: [] })
    expect(outcome(await get(foreign, project))).toBe('404 NOT_FOUND')
  })

  test('is deleted by the administrators alone', async () => {
    const project = await keptProject()
    const remove = (by: Person) =>
      portal.as(by).call(projects.deleteProject, { body: { projectId: project.id } })
    expect(done(await get(team, project))['actions']).not.toContain('delete')
    expect(done(await get(admin, project))['actions']).toContain('delete')
    expect(outcome(await remove(foreign))).toBe('404 NOT_FOUND')
    expect(outcome(await remove(team))).toBe('403 ACCESS_DENIED')
    expect(outcome(await remove(admin))).toBe('yes')
  })

  test('looks for no role except a leader, and cannot apply', async () => {
    const project = await keptProject()
    const vacancy = {
      projectId: project.id,
      name: 'Маркетолог',
      tasks: '',
      role: null,
      competencies: [],
      workload: '',
    }
    expect(outcome(await portal.as(team).call(createVacancy, { body: vacancy }))).toBe('403 ACCESS_DENIED')
    const track = await portal.make.track({ accelerator })
    const body = {
      projectId: project.id,
      trackId: track.id,
      message: '',
      consentVersion: contactConsentVersion,
    }
    expect((await portal.as(admin).call(applications.createAccelerationRequest, { body })).status).not.toBe(
      200,
    )
  })

  test('has one name in its accelerator', async () => {
    const project = await keptProject({ name: 'Тёзка' })
    await expect(keptProject({ name: 'тёзка' })).rejects.toThrow('project_name_of_keeper')
    await portal.make.keptProject({ name: 'Тёзка' })
    expect((await headOf(project)).keeper).toBe(accelerator.id)
  })

  test('is led or kept, never both nor neither', async () => {
    const project = await keptProject()
    const { uid } = await portal.make.person()
    await expect(
      sql`update project set leader_uid = ${uid} where id = ${project.id}`.execute(portal.db),
    ).rejects.toThrow('project_led_or_kept')
    await expect(
      sql`update project set keeper_accelerator_id = null where id = ${project.id}`.execute(portal.db),
    ).rejects.toThrow('project_led_or_kept')
  })
})

describe('its application', () => {
  test('is decided on by the user who imported it, and its tasks wait for a leader', async () => {
    const track = await portal.make.track({ accelerator })
    await portal.make.trackpoint({ track, performer: 'TEAM' })
    const project = await keptProject()
    const request = await portal.make.request({ project, track, created_by: team.uid })
    const listed = done(await portal.as(team).call(inWork.listProjectsInWork, { headers, query: {} }))
    expect((listed['items'] as { id: number }[]).find(({ id }) => id === request.id)).toMatchObject({
      leader: null,
      actions: ['accept', 'reject', 'TRANSFER_PROJECT', 'DELETE_ACCELERATION_REQUEST'],
    })
    const query = { requestId: String(request.id), userUid: team.uid }
    expect(
      outcome(await portal.as(team).call(applications.acceptAccelerationRequest, { headers, query })),
    ).toBe('yes')
    const { id } = await portal.db
      .selectFrom('project_track')
      .select('id')
      .where('project_id', '=', project.id)
      .executeTakeFirstOrThrow()
    const work = async (by: Person) =>
      done(await portal.as(by).call(getProjectTrack, { query: { projectTrackId: String(id) } }))
    const { leader, tasks } = (await work(team)) as unknown as {
      leader: null
      tasks: { actions: string[] }[]
    }
    expect([leader, tasks[0]!.actions]).toEqual([null, []])
    const founder = await portal.make.person()
    done(await accept(founder, await invite(project, founder)))
    const later = (await work(founder)) as unknown as {
      leader: { uid: string }
      tasks: { actions: string[] }[]
    }
    expect(later.leader.uid).toBe(founder.uid)
    expect(later.tasks[0]!.actions).toContain('start')
  })
})

describe('the first who accepts', () => {
  test('leads it: it leaves keeping, and its accelerator is notified', async () => {
    const project = await keptProject()
    const founder = await portal.make.person()
    const invitation = await invite(project, founder)
    const mine = done(await portal.as(founder).call(invitations.listMyInvitations, { query: {} }))
    expect(mine['items']).toMatchObject([{ id: invitation.id, leads: true }])
    done(await accept(founder, invitation))
    expect(await headOf(project)).toEqual({ leader: founder.uid, keeper: null, members: [founder.uid] })
    expect(await ownOf(founder)).toEqual([project.id])
    expect(outcome(await get(team, project))).toBe('404 NOT_FOUND')
    await vi.waitFor(async () =>
      expect(await notified('LEADERSHIP_ACCEPTED', project)).toEqual([admin.uid, team.uid]),
    )
  })

  test('does not read which other people its accelerator had invited in vain', async () => {
    const project = await keptProject()
    const [founder, unwilling, waiting] = await Promise.all([1, 2, 3].map(() => portal.make.person()))
    const invitation = await invite(project, founder!)
    const declined = await invite(project, unwilling!)
    await invite(project, waiting!)
    done(
      await portal
        .as(unwilling!)
        .call(invitations.declineInvitation, { body: { invitationId: declined.id } }),
    )
    const addresses = async (by: Person) =>
      (
        done(
          await portal
            .as(by)
            .call(invitations.listProjectInvitations, { query: { projectId: String(project.id) } }),
        )['items'] as { email: string }[]
      ).map(({ email }) => email)
    expect(await addresses(team)).toContain(unwilling!.email)
    done(await accept(founder!, invitation))
    // The leader may withdraw whatever is still pending.
    expect((await addresses(founder!)).toSorted()).toEqual([founder!.email, waiting!.email].toSorted())
  })

  test('is one of two at once; the other is in the team', async () => {
    const project = await keptProject()
    const both = [await portal.make.person(), await portal.make.person()]
    const invited = [await invite(project, both[0]!), await invite(project, both[1]!)]
    const answers = await collide(
      portal.database,
      `select from project where id = ${project.id} for update`,
      [() => accept(both[0]!, invited[0]!), () => accept(both[1]!, invited[1]!)],
    )
    expect(answers.map(outcome)).toEqual(['yes', 'yes'])
    const { leader, keeper, members } = await headOf(project)
    expect(keeper).toBeNull()
    expect(both.map(({ uid }) => uid)).toContain(leader)
    expect(members.toSorted()).toEqual(both.map(({ uid }) => uid).toSorted())
  })

  test('is refused while they lead another project of this name', async () => {
    const project = await keptProject({ name: 'Двойник' })
    const founder = await portal.make.person()
    await portal.make.project({ leader: founder, name: 'двойник' })
    expect(outcome(await accept(founder, await invite(project, founder)))).toBe('409 PROJECT_NAME_TAKEN')
    expect((await headOf(project)).keeper).toBe(accelerator.id)
  })

  test('needs no invitation: the team accepts a person who requested it by the number', async () => {
    const project = await keptProject()
    const founder = await portal.make.person()
    const request = done(
      await portal.as(founder).call(joining.askToJoin, {
        body: { projectCode: project.serial_number!, message: 'Это мой проект' },
      }),
    ) as { id: number }
    expect(done(await get(team, project))).toMatchObject({ joinRequests: 1 })
    await vi.waitFor(async () =>
      expect(await notified('JOIN_REQUESTED', project)).toEqual([admin.uid, team.uid, teamTracker.uid]),
    )
    const take = (by: Person) =>
      portal.as(by).call(joining.acceptJoinRequest, { body: { requestId: request.id, roleInTeam: '' } })
    expect(outcome(await take(foreign))).toBe('404 NOT_FOUND')
    expect(outcome(await take(teamTracker))).toBe('yes')
    expect(await headOf(project)).toEqual({ leader: founder.uid, keeper: null, members: [founder.uid] })
  })

  test('may be one of the team, who then decides on it no more', async () => {
    const project = await keptProject()
    const request = await portal.make.request({
      project,
      track: await portal.make.track({ accelerator }),
      created_by: admin.uid,
    })
    done(await accept(teamTracker, await invite(project, teamTracker)))
    const query = { requestId: String(request.id), userUid: teamTracker.uid }
    const decide = (by: Person) =>
      portal.as(by).call(applications.acceptAccelerationRequest, {
        headers,
        query: { ...query, userUid: by.uid },
      })
    expect(outcome(await decide(teamTracker))).toBe('403 ACCESS_DENIED')
    expect(outcome(await decide(team))).toBe('yes')
  })
})
