import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { shareCalculation } from '../../../contract/kept-calculations.endpoints.ts'

type Props = { calculationId: number; isShared: boolean; onClose: () => void }

const terms = [7, 30, 90]

/** Dialog of a read-only link with an expiry; shown once, because only its hash is stored. */
export const ShareDialog = ({ calculationId, isShared, onClose }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [days, setDays] = useState('30')
  const [made, setMade] = useState<{ address: string; until: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const share = async (forDays: number): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { link, until } = await call(shareCalculation, { body: { calculationId, days: forDays } })
      if (link === null || until === null) return onClose()
      setMade({ address: location.origin + linkTo('/bch/view/project-calculator', { link }), until })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <p>{t('share.text')}</p>
      {made ? (
        <Field
          name="share-address"
          label={t('share.address')}
          help={t('share.until', { date: formatDate(made.until, { locale }) })}
          value={made.address}
          onChange={() => undefined}
        />
      ) : (
        <SelectField
          name="share-days"
          label={t('share.days')}
          value={days}
          placeholder={t('fields.choose')}
          options={terms.map((count) => ({ value: String(count), label: t('share.daysChoice', { count }) }))}
          onChange={setDays}
        />
      )}
      {isShared && !made ? <p>{t('share.replaces')}</p> : null}
      {failure ? <ErrorNotice error={failure} /> : null}
      <div className="dialog__actions">
        {isShared && !made ? (
          <Button look="quiet" busy={isBusy} onClick={() => void share(0)}>
            {t('share.end')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('actions.close')}</Button>
        {made ? null : (
          <Button look="primary" busy={isBusy} onClick={() => void share(Number(days))}>
            {t('share.make')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
