import { z } from 'zod'
import { givenFee } from './expert-job.schemas.ts'
import { orderTerms } from './order.schemas.ts'

/** Whether the team reads the result: as its track defines, or as the client decides. */
export const shownChoices = ['TRACK', 'SHOW', 'HIDE'] as const

const visibleTo = { TRACK: null, SHOW: true, HIDE: false } as const

const { fee: _fee, visibleToTeam: _visible, ...sharedTerms } = orderTerms

/** Terms as typed in the form: the fee in two fields, because it is optional. */
export const typedTerms = {
  ...sharedTerms,
  feeAmount: givenFee.shape.amount.nullable(),
  feeCurrency: givenFee.shape.currency,
  shown: z.enum(shownChoices),
}

export const emptyTerms = {
  resultType: 'COMMENTS',
  templateId: null as number | null,
  competencyId: null as number | null,
  language: null as string | null,
  questions: [] as string[],
  dueOn: null as string | null,
  feeAmount: null as string | null,
  feeCurrency: 'RUB',
  shown: 'TRACK',
  blind: 'OPEN',
}

type Typed = Pick<z.output<z.ZodObject<typeof typedTerms>>, 'feeAmount' | 'feeCurrency' | 'shown'>

/** Converts the typed terms to the body of a call. */
export const sentTerms = <Values extends Typed>({ feeAmount, feeCurrency, shown, ...terms }: Values) => ({
  ...terms,
  fee: feeAmount === null ? null : { amount: feeAmount, currency: feeCurrency },
  visibleToTeam: visibleTo[shown],
})

/** Maps a field named by the server to its input. */
export const termInput = (path: string): string => {
  if (path === 'fee.currency') return 'feeCurrency'
  return path.startsWith('fee.') ? 'feeAmount' : path
}
