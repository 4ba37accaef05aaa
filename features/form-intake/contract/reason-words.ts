import type { TableWords } from '#platform/contract/list-table.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { SubmissionReason } from '../domain/states.ts'

type Explained = {
  reason: SubmissionReason | null
  comment: string
  problems: readonly { field: string; problem: FieldErrorCode }[]
}

/** What a field of the form is called; one that did not come, by what it fills. */
export const fieldInWords = (field: string, t: TableWords): string =>
  field === 'leader.email' || field === 'main.name' ? t(`target.${field}`) : field

/** Why a submission was rejected or what it waits for: the word of whoever decided, the fields, else the reason. */
export const reasonInWords = ({ reason, comment, problems }: Explained, t: TableWords): string => {
  if (reason === null) return comment
  if (problems.length > 0)
    return problems
      .map(({ field, problem }) => `${fieldInWords(field, t)}: ${t(`problems.${problem}`)}`)
      .join('; ')
  return comment === '' ? t(`reasons.${reason}`) : comment
}
