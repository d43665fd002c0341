import { ballRadius, type Point } from './ball-physics.ts';
import type { Game } from './game-state.ts';

/** Paints one game after another on a canvas. */
export interface Painter {
  readonly paint: (game: Game) => void;
}

/** Footprints of the ball's way, and pictures for which the ring of a tap grows. */
const trailLength = 7;
const ringPictures = 9;

/**
 * The ball, its shadow and, unless less movement was asked for, its trail, its spin and the ring of each tap. The pitch
 * behind it stands still and is the style sheet's.
 */
export function painterOn(canvas: HTMLCanvasElement, isCalm: boolean): Painter {
  const context = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const colours = { flood: colour('--flood'), shadow: colour('--sunken') };
  let trail: Point[] = [];
  let ring: (Point & { readonly age: number }) | null = null;
  let score = 0;
  let ballPicture: HTMLCanvasElement | null = null;

  return {
    paint: (game) => {
      if (context === null || canvas.width === 0) return;
      const { ball, field } = game;
      const scale = canvas.height / field.height;
      const [x, y, radius] = [ball.x * scale, ball.y * scale, ballRadius * scale];
      if (ballPicture?.width !== Math.ceil(radius * 2)) ballPicture = drawnBall(Math.ceil(radius * 2));
      if (!isCalm) {
        if (game.score > score) ring = { x: ball.x, y: ball.y, age: 0 };
        else if (ring !== null) ring = ring.age > ringPictures ? null : { ...ring, age: ring.age + 1 };
        trail = game.phase === 'running' ? [...trail.slice(1 - trailLength), { x: ball.x, y: ball.y }] : [];
      }
      score = game.score;

      context.clearRect(0, 0, canvas.width, canvas.height);
      const height = Math.max(0, field.height - ballRadius - ball.y) / field.height;
      context.fillStyle = colours.shadow;
      context.globalAlpha = 0.7 - height * 0.5;
      context.beginPath();
      context.ellipse(x, canvas.height - radius * 0.12, radius * (0.95 - height * 0.5), radius * 0.14, 0, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = colours.flood;
      for (const [index, spot] of trail.entries()) {
        context.globalAlpha = (0.3 * index) / trailLength;
        context.beginPath();
        context.arc(spot.x * scale, spot.y * scale, radius * (0.35 + (0.5 * index) / trailLength), 0, 2 * Math.PI);
        context.fill();
      }
      if (ring !== null) {
        context.globalAlpha = Math.max(0, 1 - ring.age / ringPictures);
        context.strokeStyle = colours.flood;
        context.lineWidth = Math.max(2, radius / 10);
        context.beginPath();
        context.arc(ring.x * scale, ring.y * scale, radius * (1.1 + ring.age / 7), 0, 2 * Math.PI);
        context.stroke();
      }
      context.globalAlpha = 1;
      context.save();
      context.translate(x, y);
      if (!isCalm) context.rotate(ball.turn);
      context.drawImage(ballPicture, -radius, -radius, radius * 2, radius * 2);
      context.restore();
    },
  };
}

/** A football of `size` pixels across, drawn once: white, with a dark patch in the middle and five at the rim. */
function drawnBall(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const half = size / 2;
  pen.translate(half, half);
  pen.beginPath();
  pen.arc(0, 0, half, 0, 2 * Math.PI);
  pen.clip();
  const light = pen.createRadialGradient(-half * 0.35, -half * 0.4, half * 0.1, 0, 0, half);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.7, '#eef3ea');
  light.addColorStop(1, '#aebfb3');
  pen.fillStyle = light;
  pen.fillRect(-half, -half, size, size);
  pen.fillStyle = '#10241a';
  pen.strokeStyle = '#10241a';
  pen.lineWidth = Math.max(1, size / 34);
  pentagon(pen, 0, 0, half * 0.36, 0);
  for (let side = 0; side < 5; side += 1) {
    const angle = (side * 2 * Math.PI) / 5 - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pen.beginPath();
    pen.moveTo(cos * half * 0.34, sin * half * 0.34);
    pen.lineTo(cos * half * 0.72, sin * half * 0.72);
    pen.stroke();
    pentagon(pen, cos * half * 0.98, sin * half * 0.98, half * 0.36, Math.PI + angle + Math.PI / 2);
  }
  return canvas;
}

function pentagon(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, turn: number): void {
  pen.beginPath();
  for (let corner = 0; corner < 5; corner += 1) {
    const angle = turn + (corner * 2 * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.fill();
}
