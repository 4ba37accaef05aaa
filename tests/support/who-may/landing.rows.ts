import * as words from '../../../features/landing/contract/page-words.endpoints.ts'
import * as texts from '../../../features/landing/contract/portal-text.endpoints.ts'
import * as pictures from '../../../features/landing/contract/start-picture.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { picture } from './picture.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const
const see = everybody.filter((who) => who !== 'portalAdmin' && who !== 'deputyAdmin')
const named = { subject: 'page.portal' as const, brand: 'default' as const }

const title: object = { ru_title: 'Да', en_title: 'Yes' }
const storedTexts: object = { ...title, ru_text: 'Да', en_text: 'Yes' }

let made = 0

/** A published version of a legal text in force. */
const published = async ({ db, people }: World): Promise<number> => {
  const number = (made += 1)
  await insertOne(db, 'portal_text_version', {
    subject: 'legal.consent',
    brand: 'default',
    number,
    words: storedTexts,
    in_force_from: '2020-01-01',
    published_by: people.leader.uid,
  })
  return number
}

const inWork = async ({ db, people }: World) => {
  await db.deleteFrom('portal_text').execute()
  await insertOne(db, 'portal_text', {
    ...named,
    version: 1,
    words: title,
    saved_by: people.leader.uid,
  })
  return { ...named, version: 1 }
}

/** Calls about the portal's texts: everybody may read, its administrators write. */
export const landingRows = [
  row(words.getPageWords, everybody, () => ({ query: { page: 'portal' as const } })),
  row(words.getLegalText, everybody, () => ({ query: { name: 'rules' as const } })),
  row(words.getEula, everybody, () => ({ query: {} })),
  row(words.getOpenConsents, everybody, () => ({})),
  row(words.giveConsents, everybody, async (world) => ({
    body: { given: [{ name: 'consent' as const, version: await published(world) }] },
  })),
  row(pictures.uploadStartPicture, administrators, () => ({ query: { page: 'experts' as const } }), {
    see,
    file: picture,
  }),
  row(pictures.deleteStartPicture, administrators, () => ({ body: { page: 'experts' as const } }), { see }),
  row(pictures.getStartPicture, everybody, async (world) => ({
    query: { image: await world.keptFile('START_PICTURE') },
  })),
  row(texts.listPortalTexts, administrators, () => ({}), { see }),
  row(texts.getPortalText, administrators, () => ({ query: named }), { see }),
  row(
    texts.savePortalText,
    administrators,
    async (world) => ({ body: { ...(await inWork(world)), words: {}, inForceFrom: null } }),
    { see },
  ),
  row(texts.publishPortalText, administrators, async (world) => ({ body: await inWork(world) }), { see }),
  row(
    texts.restorePortalText,
    administrators,
    async (world) => ({ body: { ...(await inWork(world)), number: 0 } }),
    { see },
  ),
]
