import css from './CardBack.module.css';

/** The back that all cards share: nobody can tell what is on the front. */
export function CardBack() {
  return (
    <span className={css['back']} aria-hidden="true">
      <svg viewBox="0 0 250 350" focusable="false">
        <path
          className={css['lines']}
          d="M18 18h214v314H18zM18 175h214M125 123a52 52 0 1 0 .1 0zM65 18v50h120V18M65 332v-50h120v50M96 68a32 32 0 0 0 58 0M96 282a32 32 0 0 1 58 0"
        />
        <circle className={css['spot']} cx="125" cy="175" r="34" />
        <path
          className={css['star']}
          d="M125 149l7.5 16 17.5 2-13 12 3.5 17-15.5-8.5-15.5 8.5 3.5-17-13-12 17.5-2z"
        />
      </svg>
    </span>
  );
}
