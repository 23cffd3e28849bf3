;; The two layers of a network, sixteen sums at a time (`simdPass.ts`). Each sum is formed as `ForwardPass` in `network.ts`
;; forms it, in the same order and precision, so both say the same to the last bit.
;;
;; Places in the memory are told in bytes; what ends with `End` is the place behind. Noted inputs are 16 bytes
;; each: how much (f64), and where its weights begin within a block (i32).
(module
  (memory (import "pass" "memory") 1)

  ;; Adds the noted inputs to the sums. A block holds the weights of all inputs for sixteen sums, 128 bytes for each input.
  (func $add (param $noted i32) (param $notedEnd i32) (param $block i32) (param $blockSize i32) (param $sums i32) (param $sumsEnd i32)
    (local $from i32) (local $weights i32) (local $by v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (loop $blocks
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (local.set $e (v128.load offset=64 (local.get $sums)))
      (local.set $f (v128.load offset=80 (local.get $sums)))
      (local.set $g (v128.load offset=96 (local.get $sums)))
      (local.set $h (v128.load offset=112 (local.get $sums)))
      (local.set $from (local.get $noted))
      (block $done
        (loop $inputs
          (br_if $done (i32.eq (local.get $from) (local.get $notedEnd)))
          (local.set $by (v128.load64_splat (local.get $from)))
          (local.set $weights (i32.add (local.get $block) (i32.load offset=8 (local.get $from))))
          (local.set $a (f64x2.add (local.get $a) (f64x2.mul (local.get $by) (v128.load (local.get $weights)))))
          (local.set $b (f64x2.add (local.get $b) (f64x2.mul (local.get $by) (v128.load offset=16 (local.get $weights)))))
          (local.set $c (f64x2.add (local.get $c) (f64x2.mul (local.get $by) (v128.load offset=32 (local.get $weights)))))
          (local.set $d (f64x2.add (local.get $d) (f64x2.mul (local.get $by) (v128.load offset=48 (local.get $weights)))))
          (local.set $e (f64x2.add (local.get $e) (f64x2.mul (local.get $by) (v128.load offset=64 (local.get $weights)))))
          (local.set $f (f64x2.add (local.get $f) (f64x2.mul (local.get $by) (v128.load offset=80 (local.get $weights)))))
          (local.set $g (f64x2.add (local.get $g) (f64x2.mul (local.get $by) (v128.load offset=96 (local.get $weights)))))
          (local.set $h (f64x2.add (local.get $h) (f64x2.mul (local.get $by) (v128.load offset=112 (local.get $weights)))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br $inputs)))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (v128.store offset=64 (local.get $sums) (local.get $e))
      (v128.store offset=80 (local.get $sums) (local.get $f))
      (v128.store offset=96 (local.get $sums) (local.get $g))
      (v128.store offset=112 (local.get $sums) (local.get $h))
      (local.set $block (i32.add (local.get $block) (local.get $blockSize)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 128)))
      (br_if $blocks (i32.ne (local.get $sums) (local.get $sumsEnd)))))

  ;; Notes how much an input differs from the last one, which it becomes; returns the end of what is noted. What does not
  ;; differ is written as well, and overwritten by the next: a branch would be guessed wrong too often.
  (func $noteChange (param $input i32) (param $last i32) (param $weights i32) (param $noted i32) (result i32)
    (local $now f32) (local $before f32)
    (local.set $now (f32.load (local.get $input)))
    (local.set $before (f32.load (local.get $last)))
    (f64.store (local.get $noted) (f64.sub (f64.promote_f32 (local.get $now)) (f64.promote_f32 (local.get $before))))
    (i32.store offset=8 (local.get $noted) (local.get $weights))
    (i32.add (local.get $noted) (i32.shl (f32.ne (local.get $now) (local.get $before)) (i32.const 4))))

  ;; Notes the inputs that differ from the last ones, four at a time; returns the end of what is noted.
  (func $noteChanges (param $input i32) (param $inputEnd i32) (param $last i32) (param $noted i32) (result i32)
    (local $weights i32) (local $now v128)
    (loop $next
      (local.set $now (v128.load (local.get $input)))
      (if (v128.any_true (f32x4.ne (local.get $now) (v128.load (local.get $last))))
        (then
          (local.set $noted (call $noteChange (local.get $input) (local.get $last) (local.get $weights) (local.get $noted)))
          (local.set $noted (call $noteChange
            (i32.add (local.get $input) (i32.const 4)) (i32.add (local.get $last) (i32.const 4))
            (i32.add (local.get $weights) (i32.const 128)) (local.get $noted)))
          (local.set $noted (call $noteChange
            (i32.add (local.get $input) (i32.const 8)) (i32.add (local.get $last) (i32.const 8))
            (i32.add (local.get $weights) (i32.const 256)) (local.get $noted)))
          (local.set $noted (call $noteChange
            (i32.add (local.get $input) (i32.const 12)) (i32.add (local.get $last) (i32.const 12))
            (i32.add (local.get $weights) (i32.const 384)) (local.get $noted)))
          (v128.store (local.get $last) (local.get $now))))
      (local.set $weights (i32.add (local.get $weights) (i32.const 512)))
      (local.set $last (i32.add (local.get $last) (i32.const 16)))
      (local.set $input (i32.add (local.get $input) (i32.const 16)))
      (br_if $next (i32.ne (local.get $input) (local.get $inputEnd))))
    (local.get $noted))

  ;; Notes the sums above 0; returns the end of what is noted.
  (func $noteActive (param $sums i32) (param $sumsEnd i32) (param $noted i32) (result i32)
    (local $weights i32) (local $sum f64)
    (loop $next
      (local.set $sum (f64.load (local.get $sums)))
      (f64.store (local.get $noted) (local.get $sum))
      (i32.store offset=8 (local.get $noted) (local.get $weights))
      (local.set $noted (i32.add (local.get $noted) (i32.shl (f64.gt (local.get $sum) (f64.const 0)) (i32.const 4))))
      (local.set $weights (i32.add (local.get $weights) (i32.const 128)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 8)))
      (br_if $next (i32.ne (local.get $sums) (local.get $sumsEnd))))
    (local.get $noted))

  ;; From the inputs to the outputs, which hold their biases before. Where all lies is told by the first twelve numbers of
  ;; the memory: input, its end, last, noted, first block, its size, sums, their end, second block, its size, outputs, their end.
  (func (export "run")
    (local $noted i32)
    (local.set $noted (i32.load offset=12 (i32.const 0)))
    (call $add
      (local.get $noted)
      (call $noteChanges
        (i32.load (i32.const 0)) (i32.load offset=4 (i32.const 0)) (i32.load offset=8 (i32.const 0)) (local.get $noted))
      (i32.load offset=16 (i32.const 0)) (i32.load offset=20 (i32.const 0))
      (i32.load offset=24 (i32.const 0)) (i32.load offset=28 (i32.const 0)))
    (call $add
      (local.get $noted)
      (call $noteActive (i32.load offset=24 (i32.const 0)) (i32.load offset=28 (i32.const 0)) (local.get $noted))
      (i32.load offset=32 (i32.const 0)) (i32.load offset=36 (i32.const 0))
      (i32.load offset=40 (i32.const 0)) (i32.load offset=44 (i32.const 0)))))
