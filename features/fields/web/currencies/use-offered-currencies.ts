import { useCall } from '#platform/web/query/use-call.ts'
import { getOfferedCurrencies } from '../../contract/currencies.endpoints.ts'
import { usualCurrencies, type Currency } from '../../domain/element-types.ts'

/** Currencies of a form that belongs to no accelerator; null until they are known, the usual ones if they cannot be read. */
export const useOfferedCurrencies = (): readonly Currency[] | null => {
  const { data, error } = useCall(getOfferedCurrencies, {}, { deniedHere: true })
  return data?.currencies ?? (error ? usualCurrencies : null)
}
