/** A page that redirects in a moment. */
export const WaitingPage = ({ title }: { title: string }) => (
  <div className="message-page" role="status">
    <span className="button__spinner waiting-spinner" aria-hidden="true" />
    <h1 className="waiting-title">{title}</h1>
  </div>
)
