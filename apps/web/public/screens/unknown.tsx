import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to an accelerator that leads nowhere: all of them are the way on. */
export const UnknownAccelerator = () => {
  const t = useTexts('accelerators')
  return (
    <NotFoundPage
      title={t('showcase.unknown.title')}
      text={t('showcase.unknown.text')}
      action={{ href: '/showcase/accelerators-list', label: t('showcase.all') }}
    />
  )
}

/** A link to a programme that leads nowhere. */
export const UnknownProgramme = () => {
  const t = useTexts('programmes')
  return (
    <NotFoundPage
      title={t('public.unknownProgramme.title')}
      text={t('public.unknownProgramme.text')}
      action={{ href: '/showcase/accelerators-list', label: t('public.unknownProgramme.all') }}
    />
  )
}

/** A link to an event that is none of the world's. */
export const UnknownEvent = () => {
  const t = useTexts('events')
  return (
    <NotFoundPage
      title={t('page.none')}
      text={t('public.unknown')}
      action={{ href: '/showcase/events-list', label: t('public.all') }}
    />
  )
}

/** A link to an open task that is not announced. */
export const UnknownOpenTask = () => {
  const t = useTexts('open-tasks')
  return (
    <NotFoundPage
      title={t('page.none')}
      text={t('public.unknown')}
      action={{ href: '/showcase/open-tasks-list', label: t('public.all') }}
    />
  )
}

/** A link to a showcase that is closed, or only for whoever has signed in. */
export const UnknownShowcase = () => {
  const t = useTexts('showcases')
  return (
    <NotFoundPage
      title={t('public.unknownShowcase.title')}
      text={t('public.unknownShowcase.text')}
      action={{ href: '/showcase/projects-list', label: t('public.all') }}
    />
  )
}

/** A link to a card that is hidden, or whose person is not what the page is of. */
export const UnknownPerson = () => {
  const t = useTexts('people')
  return (
    <NotFoundPage
      title={t('showcase.unknown.title')}
      text={t('showcase.unknown.text')}
      action={{ href: '/showcase/experts-list', label: t('showcase.experts.all') }}
    />
  )
}

/** A link to a technology that leads nowhere, or to a draft. */
export const UnknownTechnology = () => {
  const t = useTexts('technologies')
  return (
    <NotFoundPage
      title={t('shown.unknown.title')}
      text={t('shown.unknown.text')}
      action={{ href: '/technologies', label: t('shown.all') }}
    />
  )
}

/** A link to the card of an investor that is hidden. */
export const UnknownInvestor = () => {
  const t = useTexts('investors')
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.unknown.text')}
      action={{ href: '/showcase/investors-list', label: t('public.all') }}
    />
  )
}

/** A project that its showcase does not show any more, in the frame of another site. */
export const unknownInFrame = (listHref: string) => () => {
  const t = useTexts('showcases')
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.frame.gone')}
      action={{ href: listHref, label: t('public.all') }}
    />
  )
}
