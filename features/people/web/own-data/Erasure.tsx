import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'
import { ErasureForm } from './ErasureForm.tsx'
import { ownErasureActions } from './own-erasure-actions.ts'
import { erasureStateTable } from '../../domain/state-tables.ts'
import { isErasureRequested } from '../../domain/states.ts'

const ErasureRow = ({ erasure }: { erasure: NonNullable<Profile['erasure']> }) => {
  const t = useTexts('people')
  const actionsOf = useActions(ownErasureActions)
  return (
    <Row
      title={t('data.state')}
      facts={
        <>
          <span>
            {t('data.askedAt')} <DateText value={erasure.createdAt} />
          </span>
          {erasure.decidedAt ? (
            <span>
              {t('data.decidedAt')} <DateText value={erasure.decidedAt} />
            </span>
          ) : null}
        </>
      }
      text={erasure.reason ? t('data.reason', { reason: erasure.reason }) : erasure.comment}
      end={
        <>
          <StateOf table={erasureStateTable} state={erasure.status} />
          <ActionButtons actions={actionsOf(erasure)} size="small" />
        </>
      }
    />
  )
}

/** The request to be erased with its state, or a button to create one. */
export const Erasure = ({ erasure }: { erasure: Profile['erasure'] }) => {
  const t = useTexts('people')
  const closed = useOwnReason()
  const ask = () => openDrawer({ title: t('data.askTitle'), body: <ErasureForm /> })
  return (
    <Section title={t('data.erasure')} help={closed ?? t('data.erasureHelp')}>
      {erasure ? (
        <Rows>
          <ErasureRow erasure={erasure} />
        </Rows>
      ) : null}
      {erasure && isErasureRequested(erasure) ? null : (
        <div className="form-buttons">
          <Button color="error" startIcon={<DeleteIcon />} disabled={closed !== null} onClick={ask}>
            {t('data.ask')}
          </Button>
        </div>
      )}
    </Section>
  )
}
