import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readSettingOf } from '../settings/expertise-setting.ts'

/** Checks that a fee is in a currency that the accelerator works in. */
export const requireCurrency = async (
  { db }: Pick<Context, 'db'>,
  acceleratorId: number,
  fee: { currency: string } | null | undefined,
): Promise<void> => {
  if (!fee) return
  const known = await readSettingOf<readonly string[]>(db, 'currencies', acceleratorId)
  if (!known.includes(fee.currency)) throw invalid({ 'fee.currency': 'NOT_IN_LIST' })
}
