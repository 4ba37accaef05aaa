import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { myRequestsPath, workLink, type MyRequest } from '../my-requests/my-requests.queries.ts'
import { RequestState } from '../my-requests/RequestState.tsx'

/** An application in the project's own list: the track, its state, a link to the work or to the application. */
export const ProjectRequest = ({ request }: { request: MyRequest }) => {
  const t = useTexts('acceleration-requests')
  const { id, track, programme, accelerator, projectTrackId, createdAt } = request
  return (
    <li className="request-row">
      <div>
        <ScreenLink
          to={projectTrackId === null ? linkTo(myRequestsPath, { requestId: id }) : workLink(projectTrackId)}
        >
          {track.name}
        </ScreenLink>
        <small>
          {accelerator.name} · {programme.name}
        </small>
        <small className="tabular">{t('projectRequests.sent', { date: formatDate(createdAt) })}</small>
      </div>
      <RequestState request={request} />
    </li>
  )
}
