import { sql } from 'kysely'
import * as contract from '../../../features/support/contract/support.endpoints.ts'
import { supportQueue, supportThreads } from '../../../features/support/domain/support.policy.ts'
import { makeGuestLink } from '../../../features/support/server/guest-link.repository.ts'
import { findSupport } from '../../../features/support/server/support.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked, open } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const administrators: readonly Who[] = ['portalAdmin', 'deputyAdmin']
const withAuthor: readonly Who[] = [...administrators, 'leader']
const seen = { see: ['leader'] as Who[] }

/** A request of the leader. */
const thread = async ({ db, people }: World, status: 'NEW' | 'WORK' | 'CLOSED' = 'NEW') => {
  const { id } = await insertOne(db, 'support_thread', {
    person_uid: people.leader.uid,
    locale: 'ru',
    subject: 'Не загружается файл',
    status,
  })
  await insertOne(db, 'support_message', {
    thread_id: id,
    author_uid: people.leader.uid,
    by_staff: false,
    body: 'Текст',
  })
  return id
}

const text = async ({ db, people }: World) =>
  (
    await insertOne(db, 'support_text', {
      title: 'Файлы',
      body: 'До 10 МБ.',
      changed_by: people.portalAdmin.uid,
    })
  ).id

const which = async (world: World, status?: 'NEW' | 'WORK' | 'CLOSED') => ({
  threadId: await thread(world, status),
  version: 1,
})

/** A link in the answer to a guest: anybody with the link may use it. */
const guestLink = async ({ db }: World) => {
  const { id } = await insertOne(db, 'support_thread', {
    guest_email: 'guest@mail.example',
    locale: 'ru',
    subject: 'Вопрос',
  })
  return makeGuestLink(db, id, `matrix:${id}`)
}

/** Calls about support requests: anybody may ask, the administrators answer, the author reads. */
export const supportRows = [
  row(contract.askSupport, everybody, () => ({
    body: { subject: 'Вопрос', body: 'Текст', email: 'guest@mail.example' },
  })),
  row(contract.listOwnSupport, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from support_thread`,
      ({ db }, id) => findSupport(db, id),
      supportThreads.write.allows,
    ),
  }),
  row(contract.listSupport, administrators, () => ({ query: {} }), {
    list: open(supportQueue.manage, () => sql`select id from support_thread`),
  }),
  row(contract.getSupportThread, withAuthor, async (world) => ({
    query: { threadId: String(await thread(world)) },
  })),
  row(contract.takeSupportThread, administrators, async (world) => ({ body: await which(world) }), seen),
  row(
    contract.takeOverSupportThread,
    administrators,
    async (world) => ({ body: await which(world, 'WORK') }),
    seen,
  ),
  row(
    contract.answerSupportThread,
    administrators,
    async (world) => ({ body: { ...(await which(world)), body: 'Ответ' } }),
    seen,
  ),
  row(contract.closeSupportThread, administrators, async (world) => ({ body: await which(world) }), seen),
  row(
    contract.reopenSupportThread,
    administrators,
    async (world) => ({ body: await which(world, 'CLOSED') }),
    seen,
  ),
  row(
    contract.writeSupportMessage,
    ['leader'],
    async (world) => ({ body: { threadId: await thread(world), body: 'Ещё' } }),
    { see: administrators },
  ),
  row(contract.getGuestSupport, everybody, async (world) => ({ body: { token: await guestLink(world) } })),
  row(contract.writeGuestSupport, everybody, async (world) => ({
    body: { token: await guestLink(world), body: 'Ещё' },
  })),
  row(contract.getSupportTexts, administrators, () => ({})),
  row(contract.saveSupportText, administrators, async (world) => ({
    body: { id: await text(world), title: 'Файлы', body: 'Текст' },
  })),
  row(contract.deleteSupportText, administrators, async (world) => ({ body: { id: await text(world) } })),
]
