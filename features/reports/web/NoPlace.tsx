import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { AcceleratorField } from './AcceleratorField.tsx'
import { isPortalReader, isSponsor } from './use-programmes.ts'

const readerOf = (): 'sponsor' | 'portal' | 'team' => {
  if (isSponsor()) return 'sponsor'
  return isPortalReader() ? 'portal' : 'team'
}

/** Shown instead of a report until its place is known; administrators of the portal choose it here. */
export const NoPlace = ({ onAccelerator }: { onAccelerator: (id: string | undefined) => void }) => {
  const t = useTexts('reports')
  const reader = readerOf()
  return (
    <>
      <div className="parameter-bar">
        <AcceleratorField value={undefined} isWide={false} onChange={onAccelerator} />
      </div>
      <EmptyState title={t(`noPlace.${reader}`)} text={t(`noPlace.${reader}Text`)} />
    </>
  )
}
