/** What went wrong with a part of a page, told at once; nothing takes no room. */
type Props = { readonly problem: string | undefined; readonly className?: string | undefined }

/** It can have the focus, so that who sent a form is led to it. */
export const ErrorMessage = ({ problem, className = "" }: Props) =>
  problem ? (
    <p className={`notice bad ${className}`} role="alert" tabIndex={-1}>
      {problem}
    </p>
  ) : null
