import '../filling.css'
import '#platform/web/work/components/history/history.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getProfileCellHistory } from '../../../contract/profile.endpoints.ts'
import type { Field } from '../../../../fields/domain/tree.ts'
import { isEmpty, sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import { valueProblem } from '../../../../fields/domain/validate-value.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import { inQuery } from '../filling-backend.ts'

type Props = { place: Place; field: Field }

/** History of a field with authors and values; editors may restore an older value. */
export const FieldHistory = ({ place, field }: Props) => {
  const t = useTexts('project-profiles')
  const { which, store, learn, isReadOnly } = useProfileEditing()
  const { data, error, refetch } = useCall(
    getProfileCellHistory,
    { query: { projectId: 0, ...which, ...inQuery(place) } },
    { deniedHere: true },
  )
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock />
  if (data.items.length === 0) return <p className="history-empty">{t('fill.history.empty')}</p>
  const words = (value: Value) => valueText(field, value, { ...data, locale: currentLocale() })
  const now = store.cell(place).value
  const mayTake = (value: Value) =>
    !isReadOnly(place.code) && !sameValue(value, now) && valueProblem(field, value) === null
  const take = (value: Value) => {
    learn(data)
    store.set(place, value)
    store.leave(place)
    closeDrawer()
    notify({ code: 200, text: t('fill.history.taken') })
  }
  return (
    <>
      <p className="field-history-readers">{t('fill.history.readers')}</p>
      <ol className="history field-history">
        {data.items.map(({ id, before, after, by, actingName, at }) => {
          const name = by?.name ?? t('history.system')
          return (
            <li key={id}>
              <Avatar name={name} url={by?.avatarUrl ?? null} size={24} />
              <div>
                <p className="history-title">
                  {isEmpty(after) ? (
                    t('fill.history.cleared')
                  ) : (
                    <span className="field-history-value">{words(after)}</span>
                  )}
                </p>
                {isEmpty(before) ? null : (
                  <p className="history-change field-history-value">
                    {t('fill.history.was', { before: words(before) })}
                  </p>
                )}
                <p className="history-who">
                  {actingName ? t('history.actingAs', { acting: actingName, name }) : name}
                  {' · '}
                  <DateText value={at} as="relative" />
                </p>
                {mayTake(after) ? (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={t('fill.history.takeSpoken', {
                      value: words(after) || t('fields:value.notGiven'),
                    })}
                    onClick={() => take(after)}
                  >
                    {t('fill.history.take')}
                  </Button>
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
