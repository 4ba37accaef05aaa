import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  KeyIcon,
  RedoIcon,
  ShieldIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { blockPerson, resetSecondFactor, unblockPerson } from '../../contract/people.endpoints.ts'
import type { PersonAction } from '../../domain/people.states.ts'
import { useLogInAs } from '../log-in-as/use-log-in-as.ts'
import { peopleReads } from './people-reads.ts'
import { fullName, type ListedPerson } from './person.types.ts'
import { RightsForm } from './panel/RightsForm.tsx'

const icons = {
  block: BlockIcon,
  unblock: CheckCircleIcon,
  logInAs: KeyIcon,
  settleRoles: ShieldIcon,
  resetSecondFactor: RedoIcon,
} as const

/** What may be done with a person, each asked once more. */
export const usePersonDeeds = (): ((person: ListedPerson) => MenuAction[]) => {
  const t = useTexts('administration')
  const options = (key: string) => ({ refreshes: peopleReads, success: t(`people.${key}Done`), silent: true })
  const block = useDeed(blockPerson, options('block'))
  const unblock = useDeed(unblockPerson, options('unblock'))
  const reset = useDeed(resetSecondFactor, options('resetSecondFactor'))
  const logInAs = useLogInAs()
  const deeds: Record<PersonAction, (person: ListedPerson) => void> = {
    block: (person) =>
      confirm({
        title: t('people.blockTitle', { name: fullName(person) }),
        text: t('people.blockText'),
        reason: { label: t('people.reason'), required: true, max: 1200 },
        submitLabel: t('people.block'),
        danger: true,
        onSubmit: (reason) => block.mutateAsync({ body: { uid: person.uid, reason } }),
      }),
    unblock: (person) =>
      confirm({
        title: t('people.unblockTitle', { name: fullName(person) }),
        text: t('people.unblockText'),
        submitLabel: t('people.unblock'),
        onSubmit: () => unblock.mutateAsync({ body: { uid: person.uid } }),
      }),
    resetSecondFactor: (person) =>
      confirm({
        title: t('people.resetSecondFactorTitle', { name: fullName(person) }),
        text: t('people.resetSecondFactorText'),
        reason: { label: t('people.reason'), required: true, max: 1200 },
        submitLabel: t('people.resetSecondFactor'),
        danger: true,
        onSubmit: (reason) => reset.mutateAsync({ body: { uid: person.uid, reason } }),
      }),
    logInAs,
    settleRoles: (person) =>
      openDrawer({
        title: t('rights.title', { name: fullName(person) }),
        body: <RightsForm uid={person.uid} />,
      }),
  }
  return (person) =>
    person.actions.map((key) => ({
      key,
      label: t(`people.${key}`),
      icon: icons[key],
      danger: key === 'block',
      onClick: () => deeds[key](person),
    }))
}
