import { createHash, randomUUID } from 'node:crypto'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { sendNow } from '#platform/server/mail/send-now.ts'
import { countHit, countVisitor } from '#platform/server/rate-limit.ts'
import { xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { sendCalculation } from '../contract/calculator.endpoints.ts'
import { writeWorkbook } from '../contract/write-workbook.ts'
import { resultsOf } from '../domain/results.rules.ts'
import { workbookOf } from '../domain/workbook.rules.ts'
import en from '../texts/en.json'
import ru from '../texts/ru.json'
import { calculableInputs } from './calculable-inputs.ts'
import type { CalculatorSettings } from './settings.ts'

type Locale = 'ru' | 'en'

const texts: Readonly<Record<Locale, unknown>> = { ru, en }

/** A text of the feature in a language; a missing key is returned unchanged. */
const textsIn =
  (locale: Locale) =>
  (key: string): string => {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts[locale])
    return typeof found === 'string' ? found : key
  }

const hour = 3600

/**
 * Guests may enter any address, so the email contains no user text (inputs are only in the attachment), and sending is
 * limited per sender, per address and for the portal.
 */
const limits = {
  sender: { hits: 10, seconds: hour },
  address: { hits: 5, seconds: 24 * hour },
  portal: { hits: 300, seconds: hour },
}

const hashed = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

const countLetter = async (ctx: Context, email: string): Promise<void> => {
  if (ctx.actor.kind === 'person') await countHit(ctx.db, `calculator.sender:${ctx.actor.uid}`, limits.sender)
  else await countVisitor(ctx.db, 'calculator.sender', ctx.address, limits.sender)
  await countHit(ctx.db, `calculator.address:${hashed(email)}`, limits.address)
  await countHit(ctx.db, 'calculator.portal', limits.portal)
}

export const sendCalculationUseCase = ({ mail }: CalculatorSettings) =>
  useCase({
    endpoint: sendCalculation,
    load: nothing,
    authorize: portalPolicy.visit,
    // Before the transaction: failures are counted and logged, and no lock is retained while the mail server responds.
    prepare: async (ctx, { body: { email, inputs: given } }) => {
      const inputs = calculableInputs(given)
      await countLetter(ctx, email)
      const t = textsIn(ctx.locale)
      const content = Buffer.from(await writeWorkbook(workbookOf(inputs, resultsOf(inputs), t)))
      try {
        return await sendNow(ctx.db, mail, {
          dedupeKey: `calculation:${randomUUID()}`,
          template: 'CALCULATION',
          to: email,
          locale: ctx.locale,
          subject: t('mail.subject'),
          paragraphs: [t('mail.text'), t('mail.notYou')],
          why: t('mail.why'),
          attachments: [{ filename: `${t('workbook.file')}.xlsx`, content, contentType: xlsxMime }],
        })
      } catch (error) {
        ctx.log.warn({ err: error }, 'a calculation was not sent')
        throw new ProductError('CALCULATOR_SEND_FAILED')
      }
    },
    run: async (_ctx, _input, _subject, status) => ({ status }),
  })
