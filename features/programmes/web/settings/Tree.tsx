import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Hint } from './Hint.tsx'
import { ProgrammeBranch } from './ProgrammeBranch.tsx'
import type { SettingsTree } from './settings.queries.ts'
import { nonePublished } from './tree.ts'
import { useOrder } from './use-order.ts'
import { isAcceleratorActive } from '../../domain/phases.ts'

/** Up to this number of trackpoints the tracks are initially expanded. */
const openUpTo = 30

const countTrackpoints = (tree: SettingsTree): number =>
  tree.programmes
    .flatMap(({ tracks }) => tracks)
    .reduce((sum, { trackpoints }) => sum + trackpoints.length, 0)

/** The tree itself, with the steps required before anybody can apply. */
export const Tree = ({ tree }: { tree: SettingsTree }) => {
  const t = useTexts('programmes')
  const order = useOrder('programme', tree.programmes)
  return (
    <>
      {tree.acceleratorApproved ? null : <Hint loud>{t('settings.notApproved')}</Hint>}
      {isAcceleratorActive(tree) ? null : <Hint loud>{t(`settings.status.${tree.acceleratorStatus}`)}</Hint>}
      {tree.acceleratorApproved && nonePublished(tree.programmes) ? (
        <Hint>{t('settings.hints.programmes')}</Hint>
      ) : null}
      <ul className="settings-list settings-cards">
        {tree.programmes.map((programme) => (
          <ProgrammeBranch
            key={programme.id}
            programme={programme}
            order={order}
            tracksOpen={countTrackpoints(tree) <= openUpTo}
            isApproved={tree.acceleratorApproved}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {order.announcement}
      </span>
    </>
  )
}
