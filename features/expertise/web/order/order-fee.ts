import { givenFee } from '../../contract/expert-job.schemas.ts'

/** The typed fee of one job; null while there is none. */
export const feeOf = (amount: unknown, currency: unknown): { amount: number; currency: string } | null => {
  const fee = givenFee.safeParse({ amount, currency })
  return fee.success ? { amount: Number(fee.data.amount), currency: fee.data.currency } : null
}
