import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { slotContent } from '#platform/web/work/slots.ts'
import { InvestorTab } from '../investor/InvestorTab.tsx'
import { MainTab } from '../main/MainTab.tsx'
import { Consents } from '../own-data/Consents.tsx'
import { MyData } from '../own-data/MyData.tsx'
import { ProfessionalTab } from '../professional/ProfessionalTab.tsx'
import type { Profile } from './profile.types.ts'
import { useProfilePart } from './use-profile-part.ts'

/** The tabs of the profile as the address names them; letters and notifications link to some of them. */
export const tabKeys = [
  'main',
  'professional',
  'investor',
  'roles',
  'security',
  'tokens',
  'consents',
  'data',
] as const

/** The tabs with their content; roles and security belong to other features. */
export const useProfileTabs = (profile: Profile) => {
  const t = useTexts('people')
  const main = useProfilePart(profile, 'main')
  const professional = useProfilePart(profile, 'professional')
  const investor = useProfilePart(profile, 'investor')
  const contents: Record<(typeof tabKeys)[number], (() => ReactNode) | null> = {
    main: () => <MainTab profile={profile} state={main} />,
    professional: () => <ProfessionalTab profile={profile} state={professional} />,
    investor: () => <InvestorTab profile={profile} state={investor} />,
    roles: slotContent('profile.roles') ? () => <Slot name="profile.roles" /> : null,
    security: slotContent('profile.security') ? () => <Slot name="profile.security" /> : null,
    tokens: slotContent('profile.tokens')
      ? () => (
          <>
            <Slot name="profile.tokens" />
            <Slot name="profile.hooks" />
          </>
        )
      : null,
    consents: () => <Consents profile={profile} />,
    data: () => <MyData profile={profile} />,
  }
  const tabs = tabKeys.flatMap((key): DetailsTab[] => {
    const content = contents[key]
    return content ? [{ key, title: t(`profile.tabs.${key}`), content }] : []
  })
  return { tabs, forms: [main.form, professional.form, investor.form] }
}
