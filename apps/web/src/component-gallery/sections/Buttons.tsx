import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/control-icons.tsx';
import { SearchIcon } from '../../ui/icons/edit-icons.tsx';
import { PlayIcon } from '../../ui/icons/playback-icons.tsx';
import { SoundOnIcon } from '../../ui/icons/timer-icons.tsx';
import { Link, LinkButton } from '../../ui/link/Link.tsx';
import css from '../ComponentGallery.module.css';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['lg', 'md', 'sm'] as const;

/** Buttons in every variant, size and state; links. */
export function Buttons() {
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className={css['row']}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant === 'danger' ? 'Delete account' : `Start ${size}`}
            </Button>
          ))}
        </div>
      ))}
      <div className={css['row']}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            Saving session
          </Button>
        ))}
      </div>
      <div className={css['row']}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Not now
          </Button>
        ))}
      </div>
      <div className={css['row']}>
        <Button variant="primary" icon={<PlayIcon />}>
          Start drill
        </Button>
        <Button icon={<SoundOnIcon />}>Sound</Button>
        <ButtonLink href="#practice">Go to practice</ButtonLink>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Close panel" icon={<CloseIcon />} variant="board" />
        <IconButton label="Not available" icon={<CloseIcon />} disabled />
        <Link href="#practice">Pick another drill</Link>
        <LinkButton>Forgot Your Password? Reset It Here!</LinkButton>
      </div>
      <Button variant="primary" size="lg" wide>
        Start Practicing
      </Button>
    </>
  );
}
