import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { sendNow } from '#platform/server/mail/send-now.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import type { CheckedStep } from '../domain/steps.rules.ts'
import en from '../texts/en.json'
import ru from '../texts/ru.json'
import type { FirstStartSettings } from './settings.ts'

/** Texts of this feature for emails. */
const serverTexts = { ru, en }

type Trial = (ctx: SignedIn, settings: FirstStartSettings, origin: string) => Promise<void>

const mailLimit = { hits: 10, seconds: 3600 }

const tryAddress: Trial = async (_ctx, { publicUrl }, origin) => {
  if (new URL(origin).origin !== new URL(publicUrl).origin)
    throw new ProductError('FIRST_START_ADDRESS', { address: publicUrl, seen: origin })
}

/** An email to oneself, sent past the queue: what the mail server answers is shown. */
const tryMail: Trial = async (ctx, { mail, publicUrl }) => {
  if (!mail) throw new ProductError('FIRST_START_OFF')
  const { actor, db, locale } = ctx
  await countHit(db, `first-start.mail:${actor.uid}`, mailLimit)
  const { email, firstName } = await db
    .selectFrom('person')
    .select(['email', 'first_name as firstName'])
    .where('uid', '=', actor.uid)
    .executeTakeFirstOrThrow()
  const words = serverTexts[locale].mail
  await sendNow(db, mail, {
    dedupeKey: `first-start:${randomUUID()}`,
    template: 'TEST_MAIL',
    // Sent even to an address with bounces: the answer for this address is being tested.
    security: true,
    to: email,
    locale,
    name: firstName,
    subject: words.subject,
    paragraphs: [words.text, publicUrl],
    why: words.why,
    attachments: [],
  })
}

/** Writes a megabyte where uploads go, reads it and deletes it. */
const tryFiles: Trial = async ({ files }) => {
  const key = randomUUID()
  const bytes = randomBytes(1024 ** 2)
  await files.put(key, bytes)
  try {
    if (!bytes.equals(await buffer(await files.open(key))))
      throw new Error('other bytes were read than written')
  } finally {
    await files.remove(key)
  }
}

const tryBackupFolder: Trial = async (_ctx, { backups }) => {
  if (!backups) throw new ProductError('FIRST_START_OFF')
  await backups.probe()
}

const trials: Record<CheckedStep, Trial> = {
  address: tryAddress,
  mail: tryMail,
  files: tryFiles,
  backupFolder: tryBackupFolder,
}

/** Tries a step out; what fails says why. */
export const tryOut = async (
  ctx: SignedIn,
  settings: FirstStartSettings,
  { step, origin }: { step: CheckedStep; origin: string },
): Promise<void> => {
  try {
    await trials[step](ctx, settings, origin)
  } catch (error) {
    if (error instanceof ProductError) throw error
    ctx.log.warn({ err: error, step }, 'a check of the first start failed')
    throw new ProductError('FIRST_START_CHECK_FAILED', { reason: (error as Error).message.slice(0, 300) })
  }
}
