import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { forgetImportValue } from '../../../contract/import.endpoints.ts'
import type { Check } from '../../import.types.ts'
import { inTurn } from '../import-writes.ts'

type Props = Pick<Check, 'remembered'> & { importId: number }

/** Names with remembered values, chosen now or for an earlier file: each choice is shown and can be undone. */
export const RememberedNames = ({ importId, remembered }: Props) => {
  const t = useTexts('project-import')
  const forget = useCommand(forgetImportValue)
  return (
    <section aria-label={t('check.remembered')} className="import-part">
      <h3>{t('check.remembered')}</h3>
      <p className="import-hint">{t('check.rememberedHint')}</p>
      <ul className="import-columns">
        {remembered.map(({ id, column, header, count, name, value }) => (
          <li key={`${column} ${id}`} className="import-column">
            <span className="import-column-name" translate="no">
              {name}
            </span>
            <span>
              → {value ? value.name : t('values.none')}{' '}
              <span className="import-hint">{t('check.nameIn', { header, count })}</span>
            </span>
            <span className="import-name-buttons">
              <Button
                size="small"
                variant="text"
                disabled={forget.isPending}
                aria-label={t('check.forgetName', { name })}
                onClick={() => {
                  inTurn(importId, () => forget.mutateAsync({ body: { valueId: id } })).catch(notifyError)
                }}
              >
                {t('check.forget')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
