import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getAcceleratorInvitee } from '../../contract/people-directory.endpoints.ts'
import { openTeamForm, teamForms } from '../open-team-form.tsx'
import { acceleratorTeamSearch } from './accelerator-team-search.ts'

/** Opens the form for the person in the address, then removes them from the address. */
export const useInvitee = (): void => {
  const t = useTexts('teams')
  const [{ invite }, setSearch] = useScreenSearch(acceleratorTeamSearch)
  useEffect(() => {
    if (invite === undefined) return
    setSearch({ invite: undefined })
    call(getAcceleratorInvitee, { query: { uid: invite } }).then(
      (person) => openTeamForm(t('inviting.title'), <teamForms.InviteForm person={person} />),
      notifyError,
    )
  }, [invite, setSearch, t])
}
