import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An invalid link to an accelerator, with a link to all of them. */
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

/** An invalid link to a programme. */
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

/** A link to an event that is not public. */
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

/** A link to an unpublished open task. */
export const UnknownOpenTask = () => {
  const t = useTexts('open-tasks')
  return (
    <NotFoundPage
      title={t('public.unknownTitle')}
      text={t('public.unknown')}
      action={{ href: '/showcase/open-tasks-list', label: t('public.all') }}
    />
  )
}

/** A link to a showcase that is closed, or requires signing in. */
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

/** A link to a card that is hidden, or of a person without the page's role. */
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

/** An invalid link to a technology, or to a draft. */
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

/** A link to an investor's hidden card. */
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

/** A project that its showcase no longer shows, in the frame of another site. */
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
