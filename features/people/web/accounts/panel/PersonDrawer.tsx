import { wholeName } from '#platform/domain/whole-name.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getPerson } from '../../../contract/people.endpoints.ts'
import { PersonPanel } from './PersonPanel.tsx'

/** A person in a drawer next to the list; the uid is in the URL, so a link opens it. */
export const PersonDrawer = ({ uid, onClose }: { uid: string | undefined; onClose: () => void }) => {
  const t = useTexts('people')
  // Its content remains during the closing animation.
  const [last, setLast] = useState(uid)
  if (uid !== undefined && uid !== last) setLast(uid)
  const answer = useCall(
    getPerson,
    { query: { uid: uid ?? last ?? '' } },
    { enabled: uid !== undefined, deniedHere: true },
  )
  const person = answer.data
  return (
    <SidePanel
      open={uid !== undefined}
      title={person ? wholeName(person) : t('accounts.columns.name')}
      onClose={onClose}
    >
      {person ? (
        <PersonPanel key={person.uid} person={person} />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
