import { useLoaderData } from '@tanstack/react-router'
import { StartPage, type StartPageProps } from '../../../../features/landing/web/public/StartPage.tsx'

/** The start page with what its loader answered. */
export const StartRoute = () => {
  const { figures, tracks, now } = useLoaderData({ strict: false }) as StartPageProps
  return <StartPage figures={figures} tracks={tracks} now={now} />
}
