import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { useCall } from '#platform/web/query/use-call.ts'
import { objectActions } from '../object-actions.tsx'
import type { CatalogueObject } from '../object.types.ts'
import { ObjectFacts } from './ObjectFacts.tsx'
import { ObjectUses } from './ObjectUses.tsx'
import { objectStateTable } from '../../domain/state-tables.ts'
import { getObjectHistory } from '../../contract/object.endpoints.ts'
import { ActionHistory } from './ActionHistory.tsx'

/** History of an object. */
const ObjectHistory = ({ id }: { id: number }) => (
  <ActionHistory answer={useCall(getObjectHistory, { query: { id } }, { deniedHere: true })} />
)

type Props = { object: CatalogueObject; onGone: () => void }

/** A loaded object: its parts, uses and history. */
export const LoadedObject = ({ object, onGone }: Props) => {
  const t = useTexts('objects')
  const locale = useLocale()
  const { id, field, status, single, indicator } = object
  const actions = useActions(objectActions, { onGone })(object)
  return (
    <div className="object-panel">
      <p className="object-panel-head">
        <StateOf table={objectStateTable} state={status} />
        {indicator ? <span>{t(single ? 'list.single' : 'panel.indicator')}</span> : null}
      </p>
      <div className="object-panel-head">
        <ActionButtons
          actions={actions}
          max={1}
          menuLabel={t('panel.actionsOf', { name: field.name[locale] })}
        />
      </div>
      <ObjectFacts object={object} />
      <Section title={t('uses.title')}>
        <ObjectUses id={id} />
      </Section>
      <Section title={t('history.title')}>
        <ObjectHistory id={id} />
      </Section>
    </div>
  )
}
