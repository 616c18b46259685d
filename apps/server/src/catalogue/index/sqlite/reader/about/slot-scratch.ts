import { withCapacity } from '../capacity.ts';

/**
 * Arrays over all slots that are needed for each subject, but only for a moment. Made anew each time, they would be most of what the
 * collector has to clear away. Each is all zeros when it is asked for, and whoever asks next takes it over.
 */
export class SlotScratch {
  private forShares = new Float32Array(0);
  private forFlags = new Uint8Array(0);
  private forPlaces = new Uint32Array(0);
  private forNeighbours = new Uint32Array(0);

  shares(size: number): Float32Array {
    this.forShares = withCapacity(this.forShares, size);
    return this.forShares.fill(0, 0, size);
  }

  flags(size: number): Uint8Array {
    this.forFlags = withCapacity(this.forFlags, size);
    return this.forFlags.fill(0, 0, size);
  }

  places(size: number): Uint32Array {
    this.forPlaces = withCapacity(this.forPlaces, size);
    return this.forPlaces.fill(0, 0, size);
  }

  /** Beside `places`. */
  neighbours(size: number): Uint32Array {
    this.forNeighbours = withCapacity(this.forNeighbours, size);
    return this.forNeighbours.fill(0, 0, size);
  }
}
