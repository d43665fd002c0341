import type { ReactNode, RefObject } from 'react';
import { ChevronLeftIcon } from '../../ui/icons/control-icons.tsx';
import { LinkButton } from '../../ui/link/Link.tsx';
import css from './FormHead.module.css';

interface FormHeadProps {
  readonly title: string;
  readonly titleId: string;
  /** Takes the focus when the form comes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** The way back, where there is one. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
}

/** The top of a form: the way back, and what it is for. */
export function FormHead({ title, titleId, heading, lead, back }: FormHeadProps) {
  return (
    <div className={css['head']}>
      {back === undefined ? null : (
        <LinkButton className={css['back']} onClick={back.onPress}>
          <ChevronLeftIcon size={18} />
          {back.label}
        </LinkButton>
      )}
      <h1 ref={heading} tabIndex={-1} id={titleId} className={css['title']}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={css['lead']}>{lead}</p>}
    </div>
  );
}
